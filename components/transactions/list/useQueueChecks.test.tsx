// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import type { QueueItem } from '@/lib/safe/verify/verifyQueue'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useQueueChecks } from './useQueueChecks'

// That what is missing is said on the screen, and forgotten there, is shown in tests/screens.

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const address = '0x00000000000000000000000000000000000000bb'
const safe: SafeView = {
  ...{ chainId: 31337, address, version: '1.4.1', owners: [], threshold: 1, nonce: 5n, modules: [], balance: 0n },
  ...{ guard: undefined, fallbackHandler: undefined, chain: undefined, service: undefined, checks: [] },
  ...{ source: 'chain', phases: { chain: 'answered', service: 'answered' } },
}

const item = (nonce: bigint): QueueItem => ({ nonce, safeTxHash: toHex(nonce + 1n, { size: 32 }) })
const whole = { isComplete: true, isTrusted: true }
const six = item(6n)

type Seen = { items: readonly QueueItem[]; list?: typeof whole; at?: SafeView }

/** The queue as it is listed; `sees` is what is listed next, and `missed` the nonces that are missed. */
function open(first: Seen) {
  const { result, rerender, unmount } = renderHook(
    ({ items, list = whole, at = safe }: Seen) => useQueueChecks(at, items, list),
    { initialProps: first },
  )
  const missed = () =>
    result.current.checks.flatMap(({ reason }) => (reason.code === 'missingNow' ? `${reason.nonce}` : []))
  return { now: () => result.current, sees: rerender, missed, unmount }
}

test('what was listed is missed when it is not listed any more, until it is forgotten, or its nonce is used', () => {
  const first = [item(5n), six]
  const { now, sees, missed, unmount } = open({ items: first })
  expect([missed(), now().hasMissing, now().checks]).toEqual([[], false, []])
  const second = [item(5n)]
  sees({ items: second })
  expect([missed(), now().hasMissing]).toEqual([['6'], true])
  unmount()
  // Another visit: it was seen by this browser.
  const again = open({ items: second })
  expect(again.missed()).toEqual(['6'])
  act(() => again.now().forgetMissing())
  expect([again.missed(), again.now().hasMissing]).toEqual([[], false])
  again.sees({ items: first })
  const none: QueueItem[] = []
  again.sees({ items: none, at: { ...safe, nonce: 6n } })
  expect(again.missed()).toEqual(['6'])
  again.sees({ items: none, at: { ...safe, nonce: 7n } })
  expect([again.missed(), again.now().hasMissing]).toEqual([[], false])
})

test('a list that is not whole yet is not held against the gateway, and does not take the place of what was seen', () => {
  const first = [item(5n), six]
  const part = { isComplete: false, isTrusted: true }
  const { now, sees, missed, unmount } = open({ items: first })
  const second = [item(5n)]
  sees({ items: second, list: part })
  expect([missed(), now().hasMissing]).toEqual([[], false])
  unmount()
  const again = open({ items: second })
  expect(again.missed()).toEqual(['6'])
  // What was listed an age ago, and may have been deleted since, is not kept as seen either.
  const old = [item(5n), six, item(7n)]
  again.sees({ items: old, list: part })
  again.sees({ items: first })
  expect(again.missed()).toEqual([])
})

test('what nobody signed is listed on request, and not missed when it is hidden again', () => {
  const signed = [item(5n)]
  const { sees, missed } = open({ items: signed })
  const all = [item(5n), six]
  sees({ items: all, list: { isComplete: true, isTrusted: false } })
  sees({ items: signed })
  expect(missed()).toEqual([])
})

test('the queue of another Safe is not missed', () => {
  const { unmount } = open({ items: [six] })
  unmount()
  const none: QueueItem[] = []
  const other = open({ items: none, at: { ...safe, chainId: 1 } })
  expect(other.missed()).toEqual([])
})
