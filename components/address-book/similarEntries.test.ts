import { describe, expect, it } from 'vitest'
import { createSimilarityIndex, describeNameProblems } from './similarEntries'

const alice = { chainId: 1, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'Treasury' } as const
const bob = { chainId: 1, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Bob' } as const
const poison = '0xf39fd60000000000000000000000000000002266'
const findSimilar = createSimilarityIndex([alice, bob])

describe('createSimilarityIndex', () => {
  it('finds an address whose ends agree', () => {
    expect(findSimilar({ chainId: 10, address: poison, name: 'Mallory' })).toEqual([{ entry: alice, alike: 'address' }])
  })

  it('finds another address under the same name or one drawn alike', () => {
    for (const name of ['Treasury', 'TREASURY', 'Tr\u0435asury']) {
      expect(findSimilar({ ...bob, name })).toEqual([{ entry: alice, alike: 'name' }])
    }
  })

  it('finds nothing for the entry itself, the same address on another chain, or another name', () => {
    expect(findSimilar(alice)).toEqual([])
    expect(findSimilar({ ...alice, chainId: 10 })).toEqual([])
    expect(findSimilar({ ...bob, name: 'Robert' })).toEqual([])
  })
})

describe('describeNameProblems', () => {
  it('says what a name could deceive by', () => {
    expect(describeNameProblems('Tr\u0435asury')).toEqual([expect.stringContaining('different alphabets')])
    expect(describeNameProblems('Treasury')).toEqual([])
  })
})
