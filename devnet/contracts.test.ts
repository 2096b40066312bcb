import { keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Chain, multicall3Address, startChain } from './chain'
import { deployContracts } from './contracts'
import { publishedContracts, safeContracts, safeVersions } from './safeContracts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
  await deployContracts(chain)
})
afterAll(() => chain.stop())

const contracts = safeVersions.flatMap((version) => publishedContracts(version).map((one) => ({ version, ...one })))

describe('the Safe contracts of the devnet', () => {
  it('are all that the packages reproduce', () => {
    const counts = safeVersions.map((version) => publishedContracts(version).length)
    expect(counts).toEqual([8, 12, 13])
  })

  it.each(contracts)('have the published code: $name $version', async ({ address, codeHash }) => {
    expect(keccak256((await chain.client.getCode({ address })) ?? '0x')).toBe(codeHash)
  })

  it.each(safeVersions)('are all on the chain for version %s', async (version) => {
    const addresses = Object.values(safeContracts(version))
    const codes = await Promise.all(addresses.map((address) => chain.client.getCode({ address })))
    expect(addresses).toHaveLength(9)
    expect(codes).not.toContain(undefined)
  })

  it('use the message library of 1.4.1 for 1.3.0', () => {
    expect(safeContracts('1.3.0').signMessageLib).toBe(safeContracts('1.4.1').signMessageLib)
  })
})

it('answers batched reads through Multicall3', async () => {
  expect(await chain.client.getCode({ address: multicall3Address })).toBeDefined()
  const { singleton } = safeContracts('1.5.0')
  const abi = publishedContracts('1.5.0').find((one) => one.address === singleton)?.abi ?? []
  const call = { address: singleton, abi, functionName: 'VERSION' }
  expect(await chain.client.multicall({ contracts: [call, call], allowFailure: false })).toEqual(['1.5.0', '1.5.0'])
})
