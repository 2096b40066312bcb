import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../web/profiles.mjs'
import { measureScreens } from './everyScreen'
import { measureBatch, measureChecking, measureOwners, measureSafes, measureTokens } from './largeSafes'
import { measureHistory, measureQueue } from './longLists'
import { type Cost, reportOn } from './report'
import { serveSite } from './site'
import { type Visitor, visitorOf } from './visitor'

/** What takes longer than so many minutes is left behind, and the next is measured. */
const patience = 3

type Part = { what: string; measure: (visitor: Visitor) => Promise<void> }
type Options = { n: number; rows: number; only?: string | undefined }

const partsOf = (rows: number): Map<string, Part> =>
  new Map([
    ['history', { what: `history of ${rows}`, measure: (visitor) => measureHistory(visitor, rows) }],
    ['queue', { what: `queue of ${rows}`, measure: (visitor) => measureQueue(visitor, rows) }],
    ['checking', { what: '200 rows checked', measure: (visitor) => measureChecking(visitor, 200) }],
    ['screens', { what: 'every screen, slow', measure: (visitor) => measureScreens(visitor, 200) }],
    ['batch', { what: '500 calls', measure: (visitor) => measureBatch(visitor, 500) }],
    ['owners', { what: '50 owners', measure: (visitor) => measureOwners(visitor, 50) }],
    ['signers', { what: '1,000 owners', measure: (visitor) => measureOwners(visitor, 1_000) }],
    ['safes', { what: '200 Safes', measure: (visitor) => measureSafes(visitor, 200) }],
    ['tokens', { what: '929 balances', measure: (visitor) => measureTokens(visitor, 929) }],
  ])

/** What Safes of thousands of rows, tokens and owners cost in the browser, and which of them could not be measured. */
export async function openLargeSafes({ n, rows, only }: Options): Promise<{ costs: Cost[]; failed: string[] }> {
  const [costs, failed]: [Cost[], string[]] = [[], []]
  const stop = await serveSite()
  try {
    for (const [name, { what, measure }] of partsOf(rows)) {
      if (only !== undefined && only !== name) continue
      const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
      try {
        await within(patience, measure(visitorOf(browser, n, reportOn(what, costs))))
      } catch (error) {
        console.error(`${what}:`, error)
        failed.push(what)
      } finally {
        await browser.close()
      }
    }
  } finally {
    await stop()
  }
  return { costs, failed }
}

async function within(minutes: number, work: Promise<void>): Promise<void> {
  const isLate = sleep(minutes * 60_000, true, { ref: false })
  if (await Promise.race([work, isLate])) throw new Error(`not done after ${minutes} minutes`)
}
