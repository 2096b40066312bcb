import type { Request } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, openQueue, pay, seed, verdict } from '@/tests/e2e/support/queuePage'
import { gatewayUrl } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'

// What a shared link costs whoever opens it for the first time, until each row has its verdict. Counts repeat exactly;
// times would not.
const limits = { scripts: 22, styles: 12, requests: 50, kibibytes: 400, chainPosts: 5 }

const [, bob] = owners
const portOf = (request: Request) => Number(new URL(request.url()).port)
const isScript = (request: Request) => request.resourceType() === 'script'

test('a shared queue link costs few requests until its verdicts, asks for nothing twice, and has no wallet dialogs by then', async ({
  page,
}) => {
  const safe = await seed()
  const hashes = []
  for (const nonce of [0n, 1n, 2n]) hashes.push((await proposeTo(gatewayUrl, chain, safe, pay(nonce))).safeTxHash)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)

  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await openQueue(page, safe)
  for (const hash of hashes) await expect(verdict(page, hash)).toHaveAttribute('data-verification', 'match')
  const requests = asked.filter((request) => request.method() !== 'OPTIONS')
  const sizes = await Promise.all(
    requests.map(async (request) => ((await request.response()) ? (await request.sizes()).responseBodySize : 0)),
  )
  const chainPosts = requests.filter((request) => portOf(request) === ports.chain)
  const reads = requests.filter((request) => portOf(request) === ports.gateway).map((request) => request.url())
  const found = {
    scripts: requests.filter(isScript).length,
    styles: requests.filter((request) => request.resourceType() === 'stylesheet').length,
    requests: requests.length,
    kibibytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
    chainPosts: chainPosts.length,
  }
  expect(found.scripts, JSON.stringify(found)).toBeLessThanOrEqual(limits.scripts)
  expect(found.styles, JSON.stringify(found)).toBeLessThanOrEqual(limits.styles)
  expect(found.requests, JSON.stringify(found)).toBeLessThanOrEqual(limits.requests)
  expect(found.kibibytes, JSON.stringify(found)).toBeLessThanOrEqual(limits.kibibytes)
  expect(found.chainPosts, JSON.stringify(found)).toBeLessThanOrEqual(limits.chainPosts)
  expect(reads.filter((url, index) => reads.indexOf(url) !== index)).toEqual([])
  // The page's head names what its screen needs: found by its own scripts, that would come a round later.
  const preloaded = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
  expect(preloaded.length).toBeGreaterThan(2)
  expect(requests.map((request) => request.url())).toEqual(expect.arrayContaining(preloaded))
  // What begins together goes to the node together.
  expect(chainPosts.every((request) => request.postData()?.startsWith('['))).toBe(true)
  const scripts = await Promise.all(
    requests.filter(isScript).map(async (request) => (await request.response())?.text()),
  )
  expect(scripts.some((text) => text?.includes('data-rk'))).toBe(false)

  // They come on their own when the page has done its work.
  await expect.poll(() => asked.filter(isScript).length, { timeout: 30_000 }).toBeGreaterThan(found.scripts)
})
