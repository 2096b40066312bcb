// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import type { PublicClient } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob] = owners
const pay = { to: recipients[0].address, value: 7n, data: '0x' } as const

let running: RunningSite
let safe: Safe
let useRepeats: typeof import('./useRepeats')['useRepeats']
let reviewQuery: typeof import('@/lib/signing/transaction/reviewQuery')['reviewQuery']
beforeAll(async () => {
  running = await startSite()
  safe = await createSafe(running.chain, { version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
  ;[{ useRepeats }, { reviewQuery }] = await Promise.all([
    import('./useRepeats'),
    import('@/lib/signing/transaction/reviewQuery'),
  ])
})
afterEach(() => {
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

const propose = (nonce: bigint) => proposeTo(running.gateway.url, running.chain, safe, { ...pay, nonce })

/** A payment that is reviewed with a nonce of its own. */
async function open(nonce: bigint, isQueued = false) {
  const ref = { chainId: 31337, address: safe.address }
  const { client } = running.chain
  const chain = await readSafe(client, safe.address)
  const view = joinSafe(ref, chain, undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  const transaction = createTransaction(pay, nonce)
  const { queryClient, close } = openHook(running.site, () => undefined, undefined)
  const review = await queryClient.fetchQuery(
    reviewQuery({ ref, chain, client: client as PublicClient, subject: { transaction }, known: [] }),
  )
  close()
  const hook = openHook(running.site, () => useRepeats(view, review ?? undefined, isQueued), undefined)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
  const settled = () => waitFor(() => expect(hook.queryClient.isFetching()).toBe(0))
  return { ...hook, safeTxHash, settled }
}

test('what does the same is asked about, and a further one anew, whatever was agreed to before', async () => {
  const first = await propose(0n)
  const { now, settled, queryClient, close } = await open(5n)
  await waitFor(() => expect(now().isAsked).toBe(true))
  expect(now().repeats).toMatchObject([{ safeTxHash: first.safeTxHash, state: 'queued', shared: 1, total: 1 }])
  expect([now().isAgreed, now().problem]).toEqual([false, { code: 'repeated' }])
  act(() => now().agree(true))
  expect([now().isAgreed, now().problem, now().agreed]).toEqual([true, undefined, [first.safeTxHash]])
  const second = await propose(1n)
  await act(() => queryClient.invalidateQueries())
  await settled()
  expect(now().repeats.map(({ safeTxHash }) => safeTxHash)).toEqual([first.safeTxHash, second.safeTxHash])
  expect([now().isAgreed, now().problem]).toEqual([false, { code: 'repeated' }])
  act(() => now().agree(true))
  expect(now().isAgreed).toBe(true)
  act(() => now().agree(false))
  expect([now().isAgreed, now().agreed]).toEqual([false, []])
  close()
})

test('of what is queued itself its like are only told of', async () => {
  const { now, close } = await open(0n, true)
  await waitFor(() => expect(now().repeats).toHaveLength(1))
  expect([now().isAsked, now().isAgreed, now().problem]).toEqual([false, true, undefined])
  close()
})

test('a service that does not tell its queue leaves a gap, and forbids nothing', async () => {
  running.service.set('cut')
  const { now, close } = await open(6n)
  await waitFor(() => expect(now().gap).toBeInstanceOf(Error))
  expect([now().repeats, now().problem]).toEqual([[], undefined])
  close()
})
