import { type Address, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { verifyQueue } from '@/lib/safe/verify/verifyQueue'
import { recallQueue, rememberQueue } from './seenQueue'

const item = (nonce: bigint) => ({ nonce, safeTxHash: numberToHex(nonce, { size: 32 }) })
const safe = (number: number) => ({ chainId: 1, address: numberToHex(number, { size: 20 }) as Address })

function memory(text: string | null = null) {
  let held = text
  const setItem = (_: string, value: string) => {
    held = value
  }
  return { getItem: () => held, setItem }
}

test('a transaction that was listed before and is dropped is noticed', () => {
  const storage = memory()
  rememberQueue(storage, safe(1), [item(5n), item(2n ** 200n)])
  expect(recallQueue(storage, safe(1))).toEqual([item(5n), item(2n ** 200n)])
  expect(verifyQueue(5n, [], recallQueue(storage, safe(1)))).toHaveLength(2)
  expect(recallQueue(storage, { ...safe(1), chainId: 2 })).toEqual([])
})

test('is bounded, and the Safe that was seen first is forgotten first', () => {
  const storage = memory()
  const many = Array.from({ length: 300 }, (_, index) => item(BigInt(index)))
  for (let number = 1; number <= 25; number++) rememberQueue(storage, safe(number), many)
  expect(recallQueue(storage, safe(25))).toHaveLength(200)
  expect(recallQueue(storage, safe(6))).toHaveLength(200)
  expect(recallQueue(storage, safe(5))).toEqual([])
})

test('what is stored may be anything, and a storage that fails fails nothing', () => {
  const name = `1:${safe(1).address}`
  for (const text of ['', '{', 'null', '{}', '[1]', `[{"safe":"${name}","items":[null,{"nonce":5},{"nonce":"x"}]}]`]) {
    expect(recallQueue(memory(text), safe(1)), text).toEqual([])
  }
  const broken = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  rememberQueue(broken, safe(1), [item(1n)])
  expect(recallQueue(broken, safe(1))).toEqual([])
})
