import type { Page, Request, Route } from '@playwright/test'
import { gatewayUrl } from '@/tests/e2e/support/seed'
import { ports, siteOrigin } from '@/tests/e2e/support/siteEnv'

type Source = 'site' | 'service' | 'chain'
/** The source whose answers come after those of all others. */
export type LastSource = Exclude<Source, 'site'>
export type SlowLine = { load: (go: () => Promise<unknown>, last: LastSource) => Promise<void> }

const asked = new RegExp(`^http://[^/]+:(${ports.gateway}|${ports.chain}|${ports.nameChain})/|^${siteOrigin}/api/auth/`)

/**
 * The slowest line that there can be, whatever the machine: no answer comes before the page itself, each kind of them comes
 * alone, and not before all that the one before it brought is drawn. What a late answer moves is moved each time.
 */
export async function slowLine(page: Page): Promise<SlowLine> {
  const held: Route[] = []
  const awaited = new Set<Request>()
  let isHolding = false
  page.on('request', (request) => request.resourceType() === 'script' && awaited.add(request))
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  await page.route(asked, (route) => (isHolding ? held.push(route) : route.fallback()))
  const answer = (route: Route) => {
    // Of what the page has given up meanwhile nothing more is heard.
    if (!route.request().failure()) awaited.add(route.request())
    return route.fallback()
  }

  const load: SlowLine['load'] = async (go, last) => {
    isHolding = true
    await go()
    // Nothing in two looks: what was drawn may have asked for more.
    for (let quiet = 0; quiet < 2; ) {
      await drawn(page)
      if (awaited.size > 0) continue
      const wave = takeNext(held, last)
      await Promise.all(wave.map(answer))
      quiet = wave.length > 0 ? 0 : quiet + 1
    }
    isHolding = false
    await Promise.all(held.splice(0).map(answer))
  }
  return { load }
}

/** All that is asked of the kind that was asked for first, without the last source as long as there is another. */
function takeNext(held: Route[], last: LastSource): Route[] {
  const first = held.find((route) => sourceOf(route) !== last) ?? held[0]
  if (!first) return []
  const wave = held.filter((route) => kindOf(route) === kindOf(first))
  const rest = held.filter((route) => !wave.includes(route))
  held.splice(0, held.length, ...rest)
  return wave
}

function sourceOf(route: Route): Source {
  const { origin } = new URL(route.request().url())
  if (origin === siteOrigin) return 'site'
  return origin === gatewayUrl ? 'service' : 'chain'
}

/** Of the service the path without what it is about; a chain answers all at once, round by round. */
function kindOf(route: Route): string {
  const source = sourceOf(route)
  const { pathname } = new URL(route.request().url())
  return source === 'chain' ? source : pathname.replace(/\/[^/]*0x[^/]*|\/\d+/g, '')
}

/** Until the page has drawn what it has, and has nothing else to do. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
        )
      }),
  )
}
