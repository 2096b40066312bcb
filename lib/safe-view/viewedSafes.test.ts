import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { openViewedSafes, rememberSafe } from './viewedSafes'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const read = (storage: ValueStorage) => openViewedSafes(storage).getState()
const parse = (text: string) => read({ getItem: () => text, setItem: () => undefined })

it('puts the Safe viewed last first, once for each chain, and forgets the eleventh', () => {
  const storage = new GuardedStorage(undefined)
  for (let chainId = 1; chainId <= 11; chainId += 1) rememberSafe(storage, { chainId, address: alice })
  rememberSafe(storage, { chainId: 5, address: `0x${alice.slice(2).toLowerCase()}` })
  expect(read(storage).map(({ chainId }) => chainId)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2])
  expect(read(storage)[0]?.address).toBe(alice)
})

it('writes nothing when the Safe is the first already', () => {
  const written: string[] = []
  const storage = {
    getItem: () => written.at(-1) ?? null,
    setItem: (_: string, text: string) => void written.push(text),
  }
  rememberSafe(storage, { chainId: 1, address: alice })
  rememberSafe(storage, { chainId: 1, address: alice })
  expect(written).toHaveLength(1)
})

it('leaves out what is no Safe, and never throws', () => {
  const text = JSON.stringify([
    null,
    {},
    { chainId: '1', address: alice },
    { chainId: 1, address: '0x' },
    { chainId: 1, address: alice },
  ])
  expect(parse(text)).toEqual([{ chainId: 1, address: alice }])
  expect(parse('{not json')).toEqual([])
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (value) => void expect(parse(value)).toEqual([])))
})
