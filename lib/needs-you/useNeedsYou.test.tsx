// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { type Address, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { connectWallet } from '@/tests/screens/connectOwner'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'
import { mostSafes } from './chooseSafes'

const [alice, bob, carol] = owners
const [dave] = recipients
const chainId = 31337

let running: RunningSite
/** Of alice and bob. */
let shared: Safe
/** Of alice and bob. */
let second: Safe
/** Of bob and carol. */
let foreign: Safe
let modules: Awaited<ReturnType<typeof loadModules>>

const loadModules = async () => {
  const [{ useNeedsYou }, { pinSafe }, { rememberSafe }, { browserStorage }] = await Promise.all([
    import('./useNeedsYou'),
    import('@/lib/safe-view/pinnedSafes'),
    import('@/lib/safe-view/viewedSafes'),
    import('@/lib/storage/browserStorage'),
  ])
  return { useNeedsYou, pinSafe, rememberSafe, browserStorage }
}

beforeAll(async () => {
  running = await startSite()
  const { chain, gateway } = running
  const make = (members: Address[], saltNonce: bigint) =>
    createSafe(chain, { version: '1.4.1', owners: members, threshold: 2, saltNonce })
  shared = await make([alice.address, bob.address], 0n)
  second = await make([alice.address, bob.address], 1n)
  foreign = await make([bob.address, carol.address], 2n)
  const pay = (nonce: bigint) => ({ to: dave.address, value: nonce + 1n, nonce })
  await proposeTo(gateway.url, chain, shared, pay(0n), bob)
  await confirmAt(gateway.url, chain, shared, pay(0n), alice)
  await proposeTo(gateway.url, chain, shared, pay(1n), bob)
  await proposeTo(gateway.url, chain, shared, pay(2n), alice)
  // She rejected what bob proposed: she has chosen.
  await proposeTo(gateway.url, chain, shared, pay(3n), bob)
  await proposeTo(gateway.url, chain, shared, { to: shared.address, nonce: 3n }, alice)
  await proposeTo(gateway.url, chain, second, pay(0n), bob)
  await proposeTo(gateway.url, chain, foreign, pay(0n), bob)
  modules = await loadModules()
}, 60_000)
afterEach(() => {
  vi.useRealTimers()
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

const open = (props: { isWatching?: boolean } = {}) =>
  openHook(running.site, (given: { isWatching?: boolean }) => modules.useNeedsYou(given), props)

const isQueue = (url: string) => url.endsWith('/transactions/queued')
const isOf = (url: string, { address }: Safe) => isQueue(url) && url.includes(address)
/** What is known, Safe by Safe, as the needs of its proposals by nonce. */
const needs = ({ safes }: ReturnType<typeof modules.useNeedsYou>) =>
  Object.fromEntries(safes.map(({ safe, waiting }) => [safe.address, waiting.map(({ need }) => need)]))

/** As alice's wallet is connected, once the page is there. */
async function openAsAlice() {
  const hook = open()
  const wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, alice.address))
  await waitFor(() => expect(hook.now().account).toBe(alice.address))
  const close = async () => {
    await act(() => wallet.disconnect())
    hook.close()
  }
  return { ...hook, close }
}

test('an owner is told what lacks the own signature, what can be executed, and what waits', async () => {
  const hook = await openAsAlice()
  await waitFor(() => expect(hook.now().isLoading).toBe(false))
  await waitFor(() =>
    expect(needs(hook.now())).toEqual({
      [shared.address]: ['execute', 'confirm', 'wait', 'wait', 'wait'],
      [second.address]: ['confirm'],
    }),
  )
  expect(hook.now()).toMatchObject({ account: alice.address, count: 3, failures: [], left: 0 })
  await hook.close()
})

test('without a wallet the Safes that were pinned and viewed are looked at, and need nobody', async () => {
  const { pinSafe, rememberSafe, browserStorage } = modules
  pinSafe(browserStorage, { chainId, address: second.address }, true)
  rememberSafe(browserStorage, { chainId, address: shared.address })
  rememberSafe(browserStorage, { chainId: 5, address: foreign.address })
  const hook = open()
  await waitFor(() =>
    expect(needs(hook.now())).toEqual({
      [second.address]: ['wait'],
      [shared.address]: ['execute', 'wait', 'wait', 'wait', 'wait'],
    }),
  )
  expect(hook.now()).toMatchObject({ account: undefined, count: 0, isLoading: false })
  act(() => void pinSafe(browserStorage, { chainId, address: second.address }, false))
  expect(Object.keys(needs(hook.now()))).toEqual([shared.address])
  hook.close()
})

test('a Safe or a network that fails hides none of the others, and is asked again', async () => {
  const { pinSafe, browserStorage } = modules
  pinSafe(browserStorage, { chainId, address: foreign.address }, true)
  running.service.lie((url) => (isOf(url, shared) || url.includes('/owners/') ? 'cut' : undefined))
  const hook = await openAsAlice()
  await waitFor(() => expect(hook.now().isLoading).toBe(false))
  expect(needs(hook.now())).toEqual({ [foreign.address]: ['wait'] })
  expect(hook.now().failures).toMatchObject([{ chainId }])
  running.service.lie((url) => (isOf(url, shared) ? 'cut' : undefined))
  act(() => hook.now().retry())
  await waitFor(() => expect(hook.now().failures).toMatchObject([{ safe: { address: shared.address } }]))
  await waitFor(() => expect(hook.now().count).toBe(1))
  expect(Object.keys(needs(hook.now()))).toEqual([foreign.address, second.address])
  running.mend()
  act(() => hook.now().retry())
  await waitFor(() => expect(hook.now()).toMatchObject({ count: 3, failures: [] }))
  await hook.close()
})

test('of many Safes some are asked about, few at once, and the number of the others is known', async () => {
  const many = Array.from({ length: mostSafes + 5 }, (_, index) => toHex(index + 1, { size: 20 }))
  const asked = new Set<string>()
  running.service.lie((url, answer) => {
    if (url.includes('/owners/')) return { safes: many }
    if (!isQueue(url)) return undefined
    asked.add(url)
    return { ...Object(answer), results: [], next: null, previous: null }
  })
  const hook = await openAsAlice()
  await waitFor(() => expect(hook.now().left).toBe(5))
  running.service.set('hold')
  await waitFor(() => expect(running.service.waiting()).toBeGreaterThan(0))
  expect(running.service.waiting()).toBeLessThanOrEqual(4)
  running.service.set('pass')
  await waitFor(() => expect(hook.now().isLoading).toBe(false))
  expect(asked.size).toBe(mostSafes)
  await hook.close()
})

test('it is asked again while the page is seen, and unseen only by who watches', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let asked = 0
  running.service.lie((url) => {
    if (isOf(url, second)) asked += 1
    return undefined
  })
  const hook = await openAsAlice()
  await vi.waitFor(() => expect(hook.now().count).toBe(3))
  expect(asked).toBe(1)
  const passMinute = () => act(() => void vi.advanceTimersByTime(60_000))
  passMinute()
  await vi.waitFor(() => expect(asked).toBe(2))
  await vi.waitFor(() => expect(hook.queryClient.isFetching()).toBe(0))
  seen.mockReturnValue('hidden')
  passMinute()
  expect(hook.queryClient.isFetching()).toBe(0)
  hook.rerender({ isWatching: true })
  passMinute()
  await vi.waitFor(() => expect(asked).toBe(3))
  seen.mockRestore()
  await hook.close()
})
