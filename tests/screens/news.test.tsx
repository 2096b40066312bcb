// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deployer, owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { connectWallet } from './connectOwner'
import { openHook, openScreen } from './openScreen'
import { type RunningSite, startSite } from './startSite'

// What jsdom lacks of a browser stands here: notifications, of which what is shown is kept, and locks of one origin.

const [alice, bob] = owners
const [dave] = recipients
const minutes = 60_000

let running: RunningSite
let safe: Safe
let shown: ShownNotification[] = []

class ShownNotification {
  static permission: NotificationPermission = 'granted'
  onclick: (() => void) | null = null
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this)
  }
  close() {}
}

const pay = (nonce: bigint) => ({ to: dave.address, value: (nonce + 1n) * 10n ** 16n, nonce })

beforeAll(async () => {
  running = await startSite()
  const { chain, gateway } = running
  const members = [alice.address, bob.address]
  safe = await createSafe(chain, { version: '1.4.1', owners: members, threshold: 2 })
  await chain.client.sendTransactionSync({ account: deployer, to: safe.address, value: 10n ** 18n })
  await proposeTo(gateway.url, chain, safe, pay(0n), bob)
  await confirmAt(gateway.url, chain, safe, pay(0n), alice)
  await import('@/components/needs-you/NeedsYouWatch')
}, 60_000)
beforeEach(() => {
  shown = []
  vi.stubGlobal('Notification', ShownNotification)
  vi.stubGlobal('navigator', { ...navigator, locks: openLocks() })
  localStorage.setItem('countersign.notify', 'true')
  document.title = 'Countersign'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})
afterAll(() => running.stop())

/** Whoever asks first has the lock until the task ends, then the next. */
function openLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : task()))
      return last
    },
  }
}

/** Another tab, of which the title is not seen. */
async function openOther() {
  const [{ useNotifyingTab }, { useNeedsYou }, { useNews }] = await Promise.all([
    import('@/lib/needs-you/useNotifyingTab'),
    import('@/lib/needs-you/useNeedsYou'),
    import('@/components/needs-you/useNews'),
  ])
  const use = () => {
    const isWatching = useNotifyingTab(true)
    const { safes } = useNeedsYou({ isWatching })
    useNews(safes, isWatching)
    return isWatching
  }
  return openHook(running.site, use, undefined)
}

const told = () => shown.map(({ title, options }) => [title.split(' · ')[0], options.body])
const passMinutes = () => act(() => void vi.advanceTimersByTime(2 * minutes))

test('who wants it is told what is new, once however many tabs are open, and the tab’s title counts what is needed', async () => {
  const { chain, gateway, site } = running
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { NeedsYouWatch } = await import('@/components/needs-you/NeedsYouWatch')
  const first = openScreen(site, NeedsYouWatch, '/')
  const second = await openOther()
  await act(() => connectWallet(site.wagmiConfig, chain, alice.address))
  await vi.waitFor(() => expect(document.title).toBe('(1) Countersign'), 15_000)
  // What was there before is no news.
  expect(told()).toEqual([])
  await proposeTo(gateway.url, chain, safe, pay(1n), bob)
  passMinutes()
  const news = ['Needs your confirmation', expect.stringMatching(/^Send 0\.02 ETH to 0x/)]
  await vi.waitFor(() => expect(told()).toEqual([news]), 15_000)
  await vi.waitFor(() => expect(document.title).toBe('(2) Countersign'), 15_000)
  // A page that names itself anew keeps the number.
  document.title = 'Assets'
  await vi.waitFor(() => expect(document.title).toBe('(2) Assets'))
  passMinutes()
  // The other tab goes on when this one is closed.
  expect(second.now()).toBe(false)
  first.close()
  await vi.waitFor(() => expect(second.now()).toBe(true))
  expect(document.title).toBe('Assets')
  await executeSafeTransaction(chain, safe, pay(0n), [alice, bob])
  await vi.waitFor(() => {
    passMinutes()
    expect(told()).toContainEqual(['Executed', expect.stringMatching(/^Send 0\.01 ETH to 0x/)])
  }, 15_000)
  expect(told().filter(([title]) => title !== 'Executed')).toEqual([news])
  second.close()
}, 60_000)
