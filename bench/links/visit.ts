import { fileURLToPath } from 'node:url'
import type { BrowserContext, CDPSession } from '@playwright/test'
import { worldPorts } from '../run/builds'
import { profiles, slowTo } from '../web/profiles.mjs'

declare global {
  interface Window {
    __benchSeen: { origin: number; fcp: number; settled: number; blocking: number }
  }
}

const probe = fileURLToPath(new URL('./probe.js', import.meta.url))

type Asked = { url: URL; method: string; isScript: boolean; started: number; ended: number; bytes: number }

/** Until the last verdict; times in milliseconds. */
export type Visit = {
  firstPaint: number
  lastVerdict: number
  blocking: number
  requests: number
  scripts: number
  kibibytes: number
  chainPosts: number
  rounds: number
}

const mostWait = 60_000
/** No verdict is taken back after so long: two rounds of the slowest line and what the page makes of their answers. */
const quiet = 1_500

/** Opens the address in a page of its own, which it closes when all is told. */
export async function visit(context: BrowserContext, url: string, profile: keyof typeof profiles): Promise<Visit> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const asked = await listen(cdp)
  await slowTo(cdp, profiles[profile])
  await page.addInitScript({ path: probe })
  await page.goto(url, { waitUntil: 'commit' })
  const isSettled = (wait: number) =>
    window.__benchSeen.settled > 0 && performance.now() - window.__benchSeen.settled > wait
  await page.waitForFunction(isSettled, quiet, { timeout: mostWait, polling: 250 }).catch(async () => {
    throw new Error(`${url} has no verdicts after a minute: ${await page.locator('main').textContent()}`)
  })
  const { origin, fcp, settled, blocking } = await page.evaluate(() => window.__benchSeen)
  await page.close()
  const until = [...asked.values()].filter(({ started, method }) => started < origin + settled && method !== 'OPTIONS')
  return {
    ...{ firstPaint: fcp, lastVerdict: settled, blocking, requests: until.length, rounds: countRounds(until) },
    scripts: until.filter(({ isScript }) => isScript).length,
    kibibytes: until.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    chainPosts: until.filter(({ url: { port } }) => port === String(worldPorts.chain)).length,
  }
}

/** What the page asks for, with the time of day of each. */
async function listen(cdp: CDPSession): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>()
  const zero = new Map<string, number>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, timestamp }) => {
    if (!/^https?:/.test(request.url)) return
    const started = wallTime * 1000
    zero.set(requestId, started - timestamp * 1000)
    const isScript = type === 'Script' || /\.js$/.test(new URL(request.url).pathname)
    asked.set(requestId, {
      url: new URL(request.url),
      method: request.method,
      isScript,
      started,
      ended: started,
      bytes: 0,
    })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = asked.get(requestId)
    if (one) Object.assign(one, { bytes: encodedDataLength, ended: timestamp * 1000 + (zero.get(requestId) ?? 0) })
  })
  await cdp.send('Network.enable')
  return asked
}

/** How many reads of service and chain were made one after the other: the most of which none began before another's end. */
function countRounds(asked: readonly Asked[]): number {
  const sources = [String(worldPorts.chain), String(worldPorts.gateway)]
  const reads = asked.filter(({ url }) => sources.includes(url.port)).toSorted((one, other) => one.ended - other.ended)
  let rounds = 0
  let free = 0
  for (const { started, ended } of reads) {
    if (started < free) continue
    rounds += 1
    free = ended
  }
  return rounds
}
