// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { createSafe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { connectWallet } from '@/tests/screens/connectOwner'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob] = owners
const app = {
  ...{ origin: 'https://app.example', href: 'https://app.example/start', host: 'app.example' },
  ...{ isInternational: false, isIpAddress: false },
}

let running: RunningSite
let safe: SafeView
let useAppHost: typeof import('./useAppHost')['useAppHost']
let frame: ReturnType<typeof createFrame>
beforeAll(async () => {
  running = await startSite()
  const ownersOf = [alice.address, bob.address]
  const { address } = await createSafe(running.chain, { version: '1.4.1', owners: ownersOf, threshold: 1 })
  const chain = await readSafe(running.chain.client, address)
  const view = joinSafe({ chainId: 31337, address }, chain, undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  safe = view
  ;({ useAppHost } = await import('./useAppHost'))
})
beforeEach(() => {
  frame = createFrame()
})
afterEach(() => {
  frame.element.remove()
  localStorage.clear()
})
afterAll(() => running.stop())

/** The far end of the wire: an app's frame, which notes what it is answered. */
function createFrame() {
  const answers: unknown[] = []
  const element = document.createElement('iframe')
  document.body.append(element)
  const ask = (id: string, method: string, params: object = {}) => {
    // Another window once the frame has got its address.
    const { contentWindow: source } = element
    if (!source) throw new Error('The frame has no window')
    source.postMessage = (message: unknown) => void answers.push(structuredClone(message))
    const data = { id, method, params, env: { sdkVersion: '9.1.0' } }
    window.dispatchEvent(new MessageEvent('message', { data, origin: app.origin, source }))
  }
  return { element, answers, ask }
}

const open = () => openHook(running.site, (view: SafeView) => useAppHost(app, view), safe)
const payment = { txs: [{ to: recipients[0].address, value: '7', data: '0x' }] }

test('an app gets its address once somebody listens, is answered with the Safe of this moment, and nothing once it is gone', async () => {
  const { now, rerender, close } = open()
  const detach = now().attach(frame.element)
  expect(frame.element.getAttribute('src')).toBeNull()
  frame.ask('1', 'getSafeInfo')
  expect(frame.answers).toMatchObject([{ id: '1', success: true, data: { threshold: 1, isReadOnly: true } }])
  await waitFor(() => expect(frame.element.getAttribute('src')).toBe(app.href))
  const wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, alice.address))
  rerender({ ...safe, threshold: 2 })
  frame.ask('2', 'getSafeInfo')
  const later = { id: '2', data: { threshold: 2, isReadOnly: false } }
  await waitFor(() => expect(frame.answers.at(-1)).toMatchObject(later))
  await waitFor(() => expect(now().log.getState().length).toBeGreaterThan(0))
  detach()
  frame.ask('3', 'getSafeInfo')
  expect(frame.answers).toHaveLength(2)
  await wallet.disconnect()
  close()
})

test('an app that is left before the page is quiet is not loaded', async () => {
  const { now, close } = open()
  now().attach(frame.element)()
  const other = createFrame()
  const detach = now().attach(other.element)
  // What is begun later is loaded, so the first one’s time is over.
  await waitFor(() => expect(other.element.getAttribute('src')).toBe(app.href))
  expect(frame.element.getAttribute('src')).toBeNull()
  detach()
  other.element.remove()
  close()
})

test('what an app asks of the person is shown one at a time, answered, and refused when it is closed or the app is gone', async () => {
  const { now, close } = open()
  const detach = now().attach(frame.element)
  act(() => {
    frame.ask('1', 'sendTransactions', payment)
    frame.ask('2', 'sendTransactions', payment)
  })
  await waitFor(() => expect(now().review).toMatchObject({ kind: 'transactions', calls: [{ value: 7n }] }))
  const first = now().review
  if (first?.kind !== 'transactions') throw new Error('Nothing is asked')
  act(() => first.answer({ safeTxHash: `0x${'12'.repeat(32)}` }))
  await waitFor(() => expect(frame.answers).toMatchObject([{ id: '1', success: true }]))
  expect(now().review?.id).toBe(first.id)
  act(first.close)
  await waitFor(() => expect([undefined, first.id]).not.toContain(now().review?.id))
  act(() => now().review?.close())
  await waitFor(() => expect(frame.answers.at(-1)).toMatchObject({ id: '2', success: false, code: 4001 }))
  act(() => frame.ask('3', 'sendTransactions', payment))
  await waitFor(() => expect(now().review).toBeDefined())
  act(detach)
  expect(now().review).toBeUndefined()
  close()
})

test('the chain itself answers what an app reads', async () => {
  const { now, close } = open()
  const detach = now().attach(frame.element)
  frame.ask('1', 'rpcCall', { call: 'eth_getBalance', params: [safe.address, 'latest'] })
  await waitFor(() => expect(frame.answers).toMatchObject([{ id: '1', success: true, data: '0x0' }]))
  detach()
  close()
})
