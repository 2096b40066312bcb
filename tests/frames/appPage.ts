import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK from '@safe-global/safe-apps-sdk'

type WireAnswer = { id?: unknown; success?: boolean; error?: string; code?: number; data?: unknown; version?: unknown }

declare global {
  /** The published SDK and provider, for a test to call, and the bare wire for what the SDK would never send. */
  var appPage: {
    sdk: SafeAppsSDK
    getProvider: () => Promise<SafeAppProvider>
    /** Every message the page received from its parent. */
    answers: WireAnswer[]
    post: (data: unknown) => void
    /** Posts a request as the SDK would, with what the test wants changed, and waits for its answer. */
    ask: (method: string, params?: unknown, change?: Record<string, unknown>) => Promise<WireAnswer>
  }
}

const sdk = new SafeAppsSDK()
const answers: WireAnswer[] = []
const waiting = new Map<unknown, (answer: WireAnswer) => void>()
let provider: Promise<SafeAppProvider> | undefined
let nextId = 0

addEventListener('message', ({ data, source }) => {
  if (source !== parent) return
  answers.push(data)
  waiting.get(data.id)?.(data)
})

globalThis.appPage = {
  sdk,
  getProvider: () => {
    provider ??= sdk.safe.getInfo().then((safe) => new SafeAppProvider(safe, sdk))
    return provider
  },
  answers,
  post: (data) => parent.postMessage(data, '*'),
  ask: (method, params, change) => {
    nextId += 1
    const request = { id: `test-${nextId}`, method, params, env: { sdkVersion: '9.1.0' }, ...change }
    return new Promise((resolve) => {
      waiting.set(request.id, resolve)
      parent.postMessage(request, '*')
    })
  },
}
