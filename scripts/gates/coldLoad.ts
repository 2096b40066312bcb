import { type Browser, chromium, type Page } from '@playwright/test'
import { type LoggedRequest, logNetwork } from './networkLog'
import { isMain, runGate } from './runGate'
import { serveBuild } from './serveBuild'

// The peer's cold transfer is 762 KiB in 38 requests; the shares are those that the project set itself.
const peerBytes = 762 * 1024
const limits = { bytes: 0.25 * peerBytes, requests: 16, requestsAfterIdle: 25, bytesWithDialog: 0.52 * peerBytes }

export type ColdLoad = {
  /** The page without the lazy kit piece: what a visitor needs who never touches a wallet button. */
  before: { bytes: number; requests: number }
  /** Scripts and styles fetched ahead of time for the dialogs; nothing when they are fetched on demand only. */
  kit: { bytes: number; requests: number }
  bytesWithDialog: number
  otherHosts: string[]
  failed: string[]
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)
const sum = (requests: LoggedRequest[]) => ({
  bytes: requests.reduce((total, { bytes = 0 }) => total + bytes, 0),
  requests: requests.length,
})

// A wallet's own probe (a HEAD of the page, say) may fail without harm.
const isBroken = ({ hasFailed, type }: LoggedRequest) => hasFailed && /^(Document|Script|Stylesheet)$/.test(type)

type PageFacts = { named: string[]; firstPaint: number; startTimes: Record<string, number> }

/** By the page's own clock: the protocol's starts a little later on a busy machine. */
async function readPage(page: Page): Promise<PageFacts> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href, { cache: 'force-cache' })).text()
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const tags = [...parsed.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload]')]
    const named = tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const starts = performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])
    return {
      named: named.map((url) => new URL(url, location.href).href),
      firstPaint: paint?.startTime ?? Infinity,
      startTimes: Object.fromEntries(starts),
    }
  })
}

/**
 * Which requests are the kit fetched ahead of time. A request counts as that only when it is a script or style that the
 * served HTML does not load, that was asked for at the browser's lowest priority (a prefetch hint) or after the first
 * paint, and when RainbowKit really is among those. All else is "before the kit": the document, all it loads, icons,
 * calls of our API, and anything asked for earlier.
 */
async function findKit(page: Page, requests: LoggedRequest[]): Promise<LoggedRequest[]> {
  const { named, firstPaint, startTimes } = await readPage(page)
  const late = requests.filter(({ url, isPrefetch }) => {
    const isCode = /\.(js|css)(\?|$)/.test(url) && !named.includes(url)
    return isCode && (isPrefetch || (startTimes[url] ?? 0) > firstPaint)
  })
  for (const { url } of late) {
    const body = await (await page.request.get(url)).text()
    if (body.includes('data-rk')) return late
  }
  return []
}

/** Loads `url` in a fresh browser context, disconnected, then opens the wallet dialog. Measures bytes, never time;
 * the page counts as loaded when its network was quiet for `quietMs`. */
export async function measureColdLoad(browser: Browser, url: string, quietMs = 1500): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const log = await logNetwork(cdp, new URL(url).origin)
    await page.goto(url, { waitUntil: 'load' })
    await log.settle(quietMs)
    const seen = [...log.requests]
    const otherHosts = [...log.otherHosts]
    const kit = await findKit(page, seen)
    const clicked = log.requests.length
    await page.getByRole('button', { name: /^connect( wallet)?$/i }).click()
    await page.getByRole('dialog').waitFor()
    await log.settle(quietMs)
    const onClick = log.requests.slice(clicked)
    const failed = [...seen, ...onClick].filter(isBroken).map((request) => request.url)
    const before = sum(seen.filter((request) => !kit.includes(request)))
    return { before, kit: sum(kit), bytesWithDialog: sum([...seen, ...onClick]).bytes, otherHosts, failed }
  } finally {
    await context.close()
  }
}

export function checkColdLoad({ before, kit, bytesWithDialog, otherHosts, failed }: ColdLoad): string[] {
  const faults = failed.map((url) => `${url} could not be loaded`)
  if (before.bytes > limits.bytes) {
    faults.push(`${kib(before.bytes)} KiB before the kit, more than ${kib(limits.bytes)}`)
  }
  if (before.requests > limits.requests) {
    faults.push(`${before.requests} requests before the kit, more than ${limits.requests}`)
  }
  const afterIdle = before.requests + kit.requests
  if (afterIdle > limits.requestsAfterIdle) {
    faults.push(`${afterIdle} requests before a click, more than ${limits.requestsAfterIdle}`)
  }
  if (bytesWithDialog > limits.bytesWithDialog) {
    faults.push(`${kib(bytesWithDialog)} KiB with the dialog open, more than ${kib(limits.bytesWithDialog)}`)
  }
  if (otherHosts.length > 0) faults.push(`other hosts contacted before a click: ${otherHosts.join(', ')}`)
  return faults
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Nothing leaves the machine; a host that the page tries is still seen.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  })
}

if (isMain(import.meta.url)) {
  const site = process.argv[2] ? undefined : await serveBuild(process.cwd())
  const browser = await launchBrowser()
  try {
    await runGate('cold load', async () => {
      const load = await measureColdLoad(browser, process.argv[2] ?? site?.url ?? '')
      const { before, kit, bytesWithDialog } = load
      const sizes = `${kib(before.bytes)} KiB in ${before.requests} requests, kit ahead of time ${kib(kit.bytes)} KiB in ${kit.requests}`
      return { faults: checkColdLoad(load), passed: `${sizes}, with the dialog ${kib(bytesWithDialog)} KiB` }
    })
  } finally {
    await browser.close()
    await site?.stop()
  }
}
