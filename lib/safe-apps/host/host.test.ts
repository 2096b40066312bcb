// @vitest-environment jsdom
import { Methods } from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AppHandlers, type AppHostEvent, createAppHost } from './host'

const origin = 'https://app.example'

type Posted = {
  message: { id: string; success: boolean; code?: number; error?: string; data?: unknown }
  target: unknown
}

/** The far end of the wire: a frame's window that notes what is posted to it, and to which origin. */
function createFrame() {
  const posted: Posted[] = []
  const element = document.createElement('iframe')
  document.body.append(element)
  const { contentWindow } = element
  if (contentWindow === null) throw new Error('The frame has no window')
  // Cloned as a browser clones, so that what cannot be cloned throws here too.
  contentWindow.postMessage = (message: unknown, target: unknown) => {
    posted.push({ message: structuredClone(message) as Posted['message'], target })
  }
  return { posted, source: contentWindow }
}

const answerNothing = () => null
const handlers: AppHandlers = {
  [Methods.getSafeInfo]: answerNothing,
  [Methods.getChainInfo]: answerNothing,
  [Methods.getEnvironmentInfo]: answerNothing,
  [Methods.getSafeBalances]: answerNothing,
  [Methods.getTxBySafeTxHash]: answerNothing,
  [Methods.getOffChainSignature]: answerNothing,
  [Methods.rpcCall]: answerNothing,
  [Methods.sendTransactions]: answerNothing,
  [Methods.signMessage]: answerNothing,
  [Methods.signTypedMessage]: answerNothing,
  [Methods.requestAddressBook]: answerNothing,
  [Methods.wallet_getPermissions]: answerNothing,
  [Methods.wallet_requestPermissions]: answerNothing,
}

let frame: ReturnType<typeof createFrame>
let events: AppHostEvent[]
const hosts: { stop(): void }[] = []
beforeEach(() => {
  frame = createFrame()
  events = []
})
afterEach(() => {
  for (const host of hosts.splice(0)) host.stop()
})

function startHost(changed: Partial<AppHandlers> = {}, frameWindow: () => Window | null = () => frame.source) {
  const host = createAppHost({
    frameWindow,
    origin,
    handlers: { ...handlers, ...changed },
    onLog: (event) => events.push(event),
  })
  host.start()
  hosts.push(host)
  return host
}

function receive(data: object, from: { origin?: string; source?: Window } = {}): void {
  const message = { id: '1', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' }, ...data }
  window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: frame.source, ...from }))
}

describe('createAppHost', () => {
  it('answers only to the exact origin, in the form of the published SDK', async () => {
    startHost({ getSafeInfo: () => ({ chainId: 1 }) })
    receive({})
    await expect
      .poll(() => frame.posted)
      .toEqual([{ message: { id: '1', success: true, version: '9.1.0', data: { chainId: 1 } }, target: origin }])
  })

  it('answers what is known before the message is dealt with, also while reads wait for the chain', () => {
    startHost({ rpcCall: () => new Promise(() => undefined), getSafeInfo: () => ({ chainId: 1 }) })
    for (let reads = 0; reads < 200; reads += 1) receive({ id: `read ${reads}`, method: 'rpcCall' })
    const known = ['getSafeInfo', 'getChainInfo', 'getEnvironmentInfo', 'wallet_getPermissions', 'requestAddressBook']
    for (const method of known) {
      receive({ id: method, method })
      // No turn of the page and no promise later: an app may wait ten milliseconds only.
      expect(frame.posted.at(-1)?.message).toMatchObject({ id: method, success: true })
    }
  })

  it('carries the code of an error beside its text', async () => {
    startHost({ rpcCall: () => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 })) })
    receive({ method: 'rpcCall' })
    await expect
      .poll(() => frame.posted)
      .toEqual([
        {
          message: { id: '1', success: false, version: '9.1.0', error: 'execution reverted', code: 3 },
          target: origin,
        },
      ])
  })

  it('answers an error when the answer cannot be posted', async () => {
    startHost({ getSafeInfo: () => ({ read: () => 1 }) })
    receive({})
    await expect.poll(() => frame.posted.map(({ message }) => message.success)).toEqual([false])
  })

  it('hears nobody while the frame is not mounted', () => {
    startHost({}, () => null)
    receive({})
    window.dispatchEvent(new MessageEvent('message', { data: { id: '1' }, origin, source: null }))
    expect(events).toEqual([])
  })

  it('does not answer a frame that took the place of the one that asked', async () => {
    let current = frame.source
    const waiting: ((data: unknown) => void)[] = []
    startHost({ getSafeInfo: () => new Promise((resolve) => waiting.push(resolve)) }, () => current)
    receive({})
    await expect.poll(() => waiting.length).toBe(1)
    const other = createFrame()
    current = other.source
    waiting[0]?.({})
    receive({ id: '2', method: 'getChainInfo' }, { source: other.source })
    await expect.poll(() => other.posted.map(({ message }) => message.id)).toEqual(['2'])
    expect(frame.posted).toEqual([])
  })

  it('reviews one request at a time, eight behind it, and refuses the rest, while reads go on', async () => {
    const asked: (() => void)[] = []
    startHost({ signMessage: () => new Promise((resolve) => asked.push(() => resolve({}))) })
    for (let index = 0; index < 12; index += 1) receive({ id: `sign-${index}`, method: 'signMessage' })
    receive({ id: 'read' })
    await expect
      .poll(() => frame.posted.map(({ message }) => [message.id, message.code]))
      .toEqual([
        ['read', undefined],
        ['sign-9', -32005],
        ['sign-10', -32005],
        ['sign-11', -32005],
      ])
    expect(asked).toHaveLength(1)
    asked[0]?.()
    await expect.poll(() => asked.length).toBe(2)
  })

  it('tells an open review when it stops, answers nothing any more, and can start again', async () => {
    const signals: AbortSignal[] = []
    const host = startHost({
      signMessage: (_, signal) => {
        signals.push(signal)
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    receive({ method: 'signMessage' })
    receive({ id: '2', method: 'signMessage' })
    host.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    receive({ id: '3' })
    host.start()
    host.start()
    receive({ id: '4' })
    await expect.poll(() => frame.posted.map(({ message }) => message.id)).toEqual(['4'])
  })

  it('logs what it ignored and why', () => {
    startHost()
    receive({}, { origin: 'https://evil.example' })
    receive({ env: { sdkVersion: '0.1.0' } })
    receive({ id: '' })
    receive({ id: '5' })
    receive({ id: '5' })
    expect(events.flatMap((event) => (event.kind === 'ignored' ? [[event.reason, event.origin]] : []))).toEqual([
      ['origin', 'https://evil.example'],
      ['version', origin],
      ['shape', origin],
      ['replay', origin],
    ])
  })
})
