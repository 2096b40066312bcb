// Prints what large Safes cost in the browser: time, longest task, slowest input and heap, of the site under test in front of
// a devnet, where a made-up service lists what no chain could be given in time:
//   node --import tsx bench/size-bench.ts [--rows 10000] [--only WORD] [--skip-build]
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { owners } from '../devnet/accounts'
import { seedSafe } from '../tests/e2e/support/seed'
import { siteOrigin } from '../tests/e2e/support/siteEnv'
import { measureBatch, measureChecking, measureOwners, measureSafes, measureTokens } from './size/largeSafes'
import { measureHistory, measureQueue } from './size/longLists'
import { watch } from './size/measure'
import { reportOn } from './size/report'
import { buildSite, serveSite } from './size/site'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    'skip-build': { type: 'boolean', default: false },
  },
})
const count = Number(options.rows)
const [alice] = owners
const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

const oneOwner = () => seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 }, 0n)

async function open(browser: Browser) {
  const context = await browser.newContext({ baseURL: siteOrigin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await watch(page)
  return page
}

const parts = {
  history: async (browser: Browser) =>
    measureHistory(await open(browser), (await oneOwner()).address, count, reportOn(`history of ${count}`)),
  queue: async (browser: Browser) =>
    measureQueue(await open(browser), (await oneOwner()).address, count, reportOn(`queue of ${count}`)),
  checking: async (browser: Browser) => measureChecking(await open(browser), reportOn('200 rows checked')),
  tokens: async (browser: Browser) => measureTokens(await open(browser), reportOn('929 balances')),
  batch: async (browser: Browser) => measureBatch(await open(browser), reportOn('500 calls')),
  owners: async (browser: Browser) => measureOwners(await open(browser), 1_000, reportOn('1,000 owners')),
  safes: async (browser: Browser) => measureSafes(await open(browser), 200, reportOn('200 Safes')),
}

if (!options['skip-build']) await buildSite()
const stop = await serveSite()
try {
  for (const [name, measurePart] of Object.entries(parts)) {
    if (!name.includes(options.only)) continue
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    await measurePart(browser)
    await browser.close()
  }
} finally {
  await stop()
}
