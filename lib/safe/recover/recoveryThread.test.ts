import { type Address, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { threadWorkers } from '@/tests/safe/threadWorker'
import { RecoveryThread } from './recoveryThread'

const accounts = [1, 2, 3].map((number) => privateKeyToAccount(keccak256(toHex(number))))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function signSome(count: number) {
  const hashes = Array.from({ length: count }, (_, index) => keccak256(toHex(`row ${index}`)))
  return Promise.all(
    hashes.flatMap((hash) =>
      accounts.map(async (account) => ({ hash, signature: await account.sign({ hash }), likely: account.address })),
    ),
  )
}

/** In a page whose workers run `script`, or what they are there for. */
function startIn(script?: string) {
  const { ThreadWorker, started } = threadWorkers(script)
  vi.stubGlobal('Worker', ThreadWorker)
  return { thread: new RecoveryThread(), started }
}

const namesOf = (signed: readonly { likely: Address }[]) => signed.map(({ likely }) => likely)

test('a worker finds every key, of many signatures in few messages', async () => {
  const { thread, started } = startIn()
  const signed = await signSome(40)
  expect(await Promise.all(signed.map((one) => thread.ask(one)))).toEqual(namesOf(signed))
  expect(started).toHaveLength(1)
  expect(started[0]?.asked.flat()).toEqual(signed)
  expect(started[0]?.asked.length).toBeLessThan(5)
})

test('without workers the same is found here', async () => {
  const thread = new RecoveryThread()
  const signed = await signSome(2)
  expect(await Promise.all(signed.map((one) => thread.ask(one)))).toEqual(namesOf(signed))
})

test('what cannot be computed is an error and no answer, and what was asked with it is still found', async () => {
  const { thread, started } = startIn()
  const signed = await signSome(1)
  const found = Promise.all(signed.map((one) => thread.ask(one)))
  await expect(thread.ask({ hash: '0x01', signature: '0x02' })).rejects.toThrow()
  expect(await found).toEqual(namesOf(signed))
  expect(started).toHaveLength(1)
})

test.each([
  ['that fails as it starts', 'throw new Error("no")'],
  ['that answers something else', 'addEventListener("message", () => postMessage(["0x01", true, null]))'],
  ['that answers for others', 'addEventListener("message", () => postMessage([]))'],
])('for a worker %s the page computes, and starts no other', async (_, script) => {
  const { thread, started } = startIn(script)
  const signed = await signSome(2)
  expect(await Promise.all(signed.slice(0, 3).map((one) => thread.ask(one)))).toEqual(namesOf(signed.slice(0, 3)))
  expect(await Promise.all(signed.slice(3).map((one) => thread.ask(one)))).toEqual(namesOf(signed.slice(3)))
  expect(started).toHaveLength(1)
})

test('of a worker that died nobody hears: after a while the page computes what it was asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { thread } = startIn('addEventListener("message", () => process.exit())')
  const signed = await signSome(1)
  const found = Promise.all(signed.map((one) => thread.ask(one)))
  let isFound = false
  found.then(() => {
    isFound = true
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(isFound).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(10).then(() => expect(isFound).toBe(true)))
  expect(await found).toEqual(namesOf(signed))
})
