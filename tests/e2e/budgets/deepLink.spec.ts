import type { Request } from '@playwright/test'
import type { Hex } from 'viem'
import { owners } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { firstReadsKey } from '@/lib/config/bootScript.js'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, openQueue, pay, row, seed, verdict } from '@/tests/e2e/support/queuePage'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'
import { seedBudgetWorld } from './budgetWorld'
import { countRequests, isChainPost, isScript, listExcess, portOf } from './linkCost'

// What a shared link costs whoever opens it for the first time, until each row in the window has its verdict. Nearly the same
// each time, but for what Home and history ask the node: how much of it goes in one post depends on which answers come
// together, and on a busy machine Home took nine posts instead of five. There the limits leave room.
const limits = {
  queue: { scripts: 15, styles: 0, requests: 33, kibibytes: 335, chainPosts: 4 },
  '/home': { scripts: 16, styles: 0, requests: 50, kibibytes: 395, chainPosts: 12 },
  '/transactions/history': { scripts: 16, styles: 0, requests: 48, kibibytes: 410, chainPosts: 12 },
  '/balances': { scripts: 14, styles: 0, requests: 27, kibibytes: 330, chainPosts: 4 },
  '/transactions/messages': { scripts: 15, styles: 0, requests: 28, kibibytes: 322, chainPosts: 3 },
}

const [alice, bob] = owners

test('a shared queue link costs few requests until its verdicts, asks for nothing twice, and has no wallet dialogs by then', async ({
  page,
}) => {
  const safe = await seed()
  const hashes: Hex[] = []
  for (const nonce of [0n, 1n, 2n]) hashes.push((await proposeTo(gatewayUrl, chain, safe, pay(nonce))).safeTxHash)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)

  const { asked, requests, cost } = await countRequests(page, async () => {
    await openQueue(page, safe)
    for (const hash of hashes) await expect(verdict(page, hash)).toHaveAttribute('data-verification', 'match')
  })
  expect(listExcess(cost, limits.queue)).toEqual([])
  const reads = requests.filter((request) => portOf(request) === ports.gateway).map((request) => request.url())
  expect(reads.filter((url, index) => reads.indexOf(url) !== index)).toEqual([])
  // The page's head names what its screen needs: found by its own scripts, that would come a round later.
  const preloaded = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
  expect(preloaded.length).toBeGreaterThan(2)
  expect(requests.map((request) => request.url())).toEqual(expect.arrayContaining(preloaded))
  // So does what its worker loads, which finds it one after the other.
  await expect(page.locator('link[rel=prefetch][href*=turbopack-worker]')).toHaveCount(1)
  // What begins together goes to the node together.
  expect(requests.filter(isChainPost).every((request) => request.postData()?.startsWith('['))).toBe(true)
  const scripts = await Promise.all(
    requests.filter(isScript).map(async (request) => (await request.response())?.text()),
  )
  expect(scripts.some((text) => text?.includes('data-rk'))).toBe(false)
  // Names belong to no verdict.
  const isName = (request: Request) => portOf(request) === ports.nameChain
  expect(requests.filter(isName)).toEqual([])
  await expect.poll(() => asked.some(isName)).toBe(true)

  // The dialogs come on their own when the page has done its work.
  await expect.poll(() => asked.filter(isScript).length, { timeout: 30_000 }).toBeGreaterThan(cost.scripts)
})

test('a shared link to each other screen of a Safe costs few requests, too', async ({ browser }) => {
  const { safe } = await seedBudgetWorld(alice)
  for (const path of ['/home', '/transactions/history', '/balances', '/transactions/messages'] as const) {
    // Rows below the window are checked when they come into it.
    const context = await browser.newContext({ viewport: { width: 1280, height: 6000 } })
    const page = await context.newPage()
    const isThere = (selector: string) => page.locator(`${selector}:visible`)
    const { cost } = await countRequests(page, async () => {
      await page.goto(safePath(path, safe.address))
      await expect(isThere('main [data-verification]')).not.toHaveCount(0)
      await expect(isThere('[data-verification=loading], [data-agreement=loading]')).toHaveCount(0)
    })
    expect.soft(listExcess(cost, limits[path]), path).toEqual([])
    await context.close()
  }
})

test('a second visit asks for all at once, and what it shows from before is said to be that until it is checked', async ({
  page,
}) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const checked = () => expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  // What comes after the verdicts, the names, is not waited for.
  const isOfNames = ({ port }: URL) => Number(port) === ports.nameChain
  await page.route(isOfNames, () => undefined)
  await openQueue(page, safe)
  await checked()
  const readKept = () => page.evaluate((key) => localStorage.getItem(key) ?? '', firstReadsKey)
  await expect.poll(readKept, { timeout: 10_000 }).toContain(safe.address)
  await page.unroute(isOfNames)

  const { cost } = await countRequests(page, async () => {
    await page.reload()
    await checked()
  })
  // All that is judged, and apart from it the Safe's name.
  expect(cost.chainPosts).toBeLessThanOrEqual(2)

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const isSource = ({ port }: URL) => [ports.chain, ports.gateway].includes(Number(port))
  await page.route(isSource, (route) => held.then(() => route.continue()))
  await page.reload()
  await expect(row(page, safeTxHash)).toBeVisible()
  await expect(page.locator('[data-agreement]:visible')).toHaveText(/^As of .+\. Checking…$/)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'loading')
  await expect(page.locator('[data-verification=match]')).toHaveCount(0)
  release()
  await checked()
})
