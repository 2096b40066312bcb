import type { CDPSession } from '@playwright/test'

export type LoggedRequest = {
  url: string
  type: string
  /** Bytes on the wire with headers; undefined while the answer is under way. */
  bytes: number | undefined
  hasFailed: boolean
  /** Asked for at the browser's lowest priority: a prefetch hint. */
  isPrefetch: boolean
}

export type NetworkLog = {
  /** What the page asked of its own origin, in order. */
  requests: LoggedRequest[]
  /** Every other host that it tried, with its port. */
  otherHosts: Set<string>
  /** Resolves once nothing is under way and nothing new was asked for during `quietMs`. */
  settle: (quietMs: number) => Promise<void>
}

/** Listens on a page's network from now on. Data and blob addresses are not requests. */
export async function logNetwork(cdp: CDPSession, origin: string): Promise<NetworkLog> {
  const byId = new Map<string, LoggedRequest>()
  const requests: LoggedRequest[] = []
  const otherHosts = new Set<string>()
  let lastChange = Date.now()

  const note = (url: string) => {
    const isOurs = new URL(url.replace(/^ws/, 'http')).origin === origin
    if (!isOurs) otherHosts.add(new URL(url).host)
    return isOurs
  }
  const finish = (id: string, change: Partial<LoggedRequest>) => {
    const request = byId.get(id)
    if (!request || request.bytes !== undefined) return
    Object.assign(request, { bytes: 0, ...change })
    lastChange = Date.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url) || !note(request.url)) return
    const isPrefetch = request.initialPriority === 'VeryLow'
    const logged = { url: request.url, type, bytes: undefined, hasFailed: false, isPrefetch }
    byId.set(requestId, logged)
    requests.push(logged)
    lastChange = Date.now()
  })
  cdp.on('Network.webSocketCreated', ({ url }) => note(url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, { bytes: encodedDataLength }),
  )
  cdp.on('Network.loadingFailed', ({ requestId }) => finish(requestId, { hasFailed: true }))
  await cdp.send('Network.enable')

  const settle = async (quietMs: number) => {
    const isBusy = () => requests.some(({ bytes }) => bytes === undefined)
    while (isBusy() || Date.now() - lastChange < quietMs) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { requests, otherHosts, settle }
}
