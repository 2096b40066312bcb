import { fileURLToPath } from 'node:url'
import type { Page, Request } from '@playwright/test'
import { ports } from '@/tests/e2e/support/siteEnv'

export type LinkCost = { scripts: number; styles: number; requests: number; kibibytes: number; chainPosts: number }

export const portOf = (request: Request) => Number(new URL(request.url()).port)
export const isScript = (request: Request) => request.resourceType() === 'script'
export const isChainPost = (request: Request) => portOf(request) === ports.chain && request.method() === 'POST'

const probe = fileURLToPath(new URL('../../../bench/links/probe.js', import.meta.url))

/**
 * What the page asked for until the rows in its window had their verdicts, which the page itself tells: what is seen from
 * here is seen later, when the next things are under way.
 */
export async function countRequests(page: Page, visit: () => Promise<void>) {
  await page.addInitScript({ path: probe })
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await visit()
  await page.waitForFunction(() => window.__benchSeen.settled > 0)
  const { origin, settled } = await page.evaluate(() => window.__benchSeen)
  await Promise.all(asked.map((request) => request.response()))
  const isBefore = (request: Request) => request.timing().startTime < origin + settled
  const requests = asked.filter((request) => request.method() !== 'OPTIONS' && isBefore(request))
  const sizes = await Promise.all(
    requests.map(async (request) => ((await request.response()) ? (await request.sizes()).responseBodySize : 0)),
  )
  const cost: LinkCost = {
    scripts: requests.filter(isScript).length,
    styles: requests.filter((request) => request.resourceType() === 'stylesheet').length,
    requests: requests.length,
    kibibytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
    chainPosts: requests.filter(isChainPost).length,
  }
  return { asked, requests, cost }
}

/** Which of the limits are not kept, and by how much. */
export function listExcess(cost: LinkCost, limits: LinkCost): string[] {
  const names = ['scripts', 'styles', 'requests', 'kibibytes', 'chainPosts'] as const
  return names.filter((name) => cost[name] > limits[name]).map((name) => `${name}: ${cost[name]} of ${limits[name]}`)
}
