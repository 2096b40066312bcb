// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob] = owners
const [dave] = recipients
const pageLength = 20
const count = 45

let running: RunningSite
let safe: Safe
let hooks: Awaited<ReturnType<typeof loadHooks>>
/** The pages that were asked for, by where they start. */
const asked: number[] = []

beforeAll(async () => {
  running = await startSite()
  const { chain, gateway } = running
  safe = await createSafe(chain, { version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
  for (let nonce = 0n; nonce < count; nonce += 1n) await propose(nonce)
  hooks = await loadHooks()
  function propose(nonce: bigint) {
    return proposeTo(gateway.url, chain, safe, { to: dave.address, value: nonce, nonce })
  }
}, 120_000)
afterEach(() => {
  vi.useRealTimers()
  running.mend()
})
afterAll(() => running.stop())

async function loadHooks() {
  const [{ useTransactionPages }, { toTransactionList }, { queueQuery }, { appGateway }] = await Promise.all([
    import('./useTransactionPages'),
    import('./transactionList'),
    import('@/lib/gateway/queries/transactionQueries'),
    import('@/lib/gateway/calls/appGateway'),
  ])
  return { useTransactionPages, toTransactionList, queueQuery, appGateway }
}

const startOf = (url: string) =>
  Number(new URLSearchParams(new URL(url, 'http://gateway').searchParams.get('cursor') ?? '').get('offset') ?? 0)

const pageAt = (limit: number, offset: number) =>
  `${running.service.url}/v1/chains/31337/safes/${safe.address}/transactions/queued?${new URLSearchParams({
    cursor: `limit=${limit}&offset=${offset}`,
  })}`

/** The queue of the Safe as the hook loads it; each page that is asked for is written down, and may be changed. */
function open(marker: string | undefined, change: (start: number, answer: object) => unknown = () => undefined) {
  const { useTransactionPages, toTransactionList, queueQuery, appGateway } = hooks
  asked.length = 0
  running.service.lie((url, answer) => {
    if (!url.includes('/transactions/queued')) return undefined
    asked.push(startOf(url))
    return change(startOf(url), Object(answer))
  })
  const ref = { chainId: 31337, address: safe.address }
  const hook = openHook(
    running.site,
    (now: string | undefined) => {
      const list = toTransactionList(useQueryClient(), queueQuery(appGateway, ref))
      return useTransactionPages(list, now)
    },
    marker,
  )
  const loaded = () => hook.now().items.filter(({ type }) => type === 'TRANSACTION').length
  const nonces = () =>
    hook.now().items.flatMap((item) => {
      const info = item.type === 'TRANSACTION' ? item.transaction.executionInfo : undefined
      return info?.type === 'MULTISIG' ? [Number(info.nonce)] : []
    })
  const more = async () => {
    const before = hook.now().items.length
    await waitFor(() => expect(hook.now().isBusy).toBe(false))
    act(() => hook.now().loadMore())
    await waitFor(() => expect(hook.now().items.length).toBeGreaterThan(before))
  }
  return { ...hook, loaded, nonces, more }
}

test('pages come one after the other when more is asked for, each row once and in order, until the end', async () => {
  const { now, loaded, nonces, more, close } = open('1')
  expect(now()).toMatchObject({ isLoading: true, items: [], isSettled: false, isComplete: false })
  await waitFor(() => expect(now().isLoading).toBe(false))
  expect([loaded(), now().hasMore, now().isSettled, now().isComplete]).toEqual([pageLength, true, true, false])
  // Asked twice at once, the same page is loaded once.
  act(() => {
    now().loadMore()
    now().loadMore()
  })
  await waitFor(() => expect(loaded()).toBe(2 * pageLength))
  expect(asked).toEqual([0, pageLength])
  await more()
  expect(nonces()).toEqual([...Array(count).keys()])
  expect(now()).toMatchObject({ hasMore: false, isComplete: true, error: null, hasNews: false })
  close()
})

test('a change of the Safe loads what is shown again, and until then what is shown proves nothing', async () => {
  const { now, more, loaded, rerender, close } = open(undefined)
  await waitFor(() => expect(loaded()).toBe(pageLength))
  // The first state that is known is what the list was loaded for.
  rerender('1')
  expect(now().isSettled).toBe(true)
  await more()
  asked.length = 0
  rerender('2')
  expect(now()).toMatchObject({ isSettled: false, isComplete: false })
  await waitFor(() => expect(now().isSettled).toBe(true))
  expect(asked).toEqual([0, pageLength])
  expect(loaded()).toBe(2 * pageLength)
  close()
})

test('a change while an older one is loaded for is loaded for too', async () => {
  const { now, rerender, close } = open('1')
  await waitFor(() => expect(now().isSettled).toBe(true))
  running.service.set('hold')
  rerender('2')
  await waitFor(() => expect(running.service.waiting()).toBe(1))
  rerender('3')
  // The answer that is under way is about the state before.
  await waitFor(() => expect(running.service.waiting()).toBe(2))
  expect(now().isSettled).toBe(false)
  running.service.set('pass')
  await waitFor(() => expect(now().isSettled).toBe(true))
  close()
})

test('while a list is loaded anew no more of it is asked for', async () => {
  const { now, loaded, rerender, close } = open('1')
  await waitFor(() => expect(now().isSettled).toBe(true))
  running.service.set('hold')
  rerender('2')
  await waitFor(() => expect([running.service.waiting(), now().isBusy]).toEqual([1, true]))
  act(() => now().loadMore())
  running.service.set('pass')
  await waitFor(() => expect(now()).toMatchObject({ isSettled: true, isBusy: false }))
  expect([asked, loaded()]).toEqual([[0, 0], pageLength])
  close()
})

test('of a list that was scrolled through for long only the news are told, and it is loaded anew when that is asked', async () => {
  // Eleven pages, all but the first of one row.
  const { now, more, loaded, rerender, queryClient, close } = open('1', (start, answer) => ({
    ...answer,
    next: pageAt(1, start === 0 ? pageLength : start + 1),
  }))
  await waitFor(() => expect(loaded()).toBe(pageLength))
  for (let page = 1; page <= 10; page += 1) await more()
  asked.length = 0
  rerender('2')
  expect(now()).toMatchObject({ hasNews: true, isSettled: true, isComplete: false })
  expect([queryClient.isFetching(), asked]).toEqual([0, []])
  act(() => now().reload())
  await waitFor(() => expect(asked).toEqual([0]))
  await waitFor(() => expect(now()).toMatchObject({ hasNews: false, isBusy: false }))
  expect([asked, loaded()]).toEqual([[0], pageLength])
  close()
})

test('who comes back to a list gets its first page alone, at its age, and again', async () => {
  const { useTransactionPages, toTransactionList, queueQuery, appGateway } = hooks
  const first = open('1')
  await waitFor(() => expect(first.loaded()).toBe(pageLength))
  await first.more()
  const list = toTransactionList(first.queryClient, queueQuery(appGateway, { chainId: 31337, address: safe.address }))
  const { updatedAt } = first.now()
  first.unmount()
  running.service.set('cut')
  const kept = first.queryClient.getQueryData<{ pages: unknown[] }>(list.queryKey)
  expect(kept?.pages).toHaveLength(2)
  const again = openHook(
    { ...running.site, createQueryClient: () => first.queryClient },
    () => useTransactionPages(list, '1'),
    undefined,
  )
  await waitFor(() => expect(again.now().error).not.toBeNull())
  // What is shown is of before, and says from when.
  expect(again.now()).toMatchObject({ isSettled: true, isComplete: false, isMoreError: false, updatedAt })
  expect(again.now().items.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(pageLength)
  running.mend()
  act(() => again.now().reload())
  // The error goes as soon as it is asked again; only an answer makes the list newer.
  await waitFor(() => expect(again.now().updatedAt).toBeGreaterThan(updatedAt))
  expect(again.now().error).toBeNull()
  again.close()
})

test('a next page that fails is no failure of what is shown, and is asked for again', async () => {
  let isDown = true
  const { now, more, loaded, close } = open('1', (start) => (isDown && start > 0 ? 'cut' : undefined))
  await waitFor(() => expect(loaded()).toBe(pageLength))
  act(() => now().loadMore())
  await waitFor(() => expect(now().isMoreError).toBe(true))
  expect([loaded(), now().hasMore, now().isComplete]).toEqual([pageLength, true, false])
  isDown = false
  await more()
  expect(now()).toMatchObject({ error: null, isMoreError: false })
  expect(loaded()).toBe(2 * pageLength)
  close()
})

test('a list that failed is asked for by itself after a quarter of a minute, a short one that did not each minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  running.service.set('cut')
  const { now, queryClient, close } = open('1')
  await vi.waitFor(() => expect(now().error).not.toBeNull())
  running.service.set('pass')
  act(() => void vi.advanceTimersByTime(15_000))
  await vi.waitFor(() => expect(now()).toMatchObject({ error: null, isBusy: false }))
  const { updatedAt } = now()
  act(() => void vi.advanceTimersByTime(58_000))
  expect(queryClient.isFetching()).toBe(0)
  act(() => void vi.advanceTimersByTime(2_000))
  await vi.waitFor(() => expect(now().updatedAt).toBeGreaterThan(updatedAt))
  close()
})

test('a gateway whose next page is an earlier one ends the list instead of being asked without end', async () => {
  const { now, more, loaded, close } = open('1', (start, answer) =>
    start === 0 ? undefined : { ...answer, next: pageAt(pageLength, start) },
  )
  await waitFor(() => expect(loaded()).toBe(pageLength))
  await more()
  expect(now().hasMore).toBe(false)
  close()
})
