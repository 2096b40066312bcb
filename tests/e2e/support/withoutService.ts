import { createServer } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { securityHeaders } from '@/lib/config/headers.js'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { test as base } from './fixtures'
import { gatewayUrl } from './seed'
import { siteEnv, siteOrigin } from './siteEnv'

function settingsWith(gateway: string) {
  const { settings } = parsePublicSettings({ ...siteEnv, NEXT_PUBLIC_GATEWAY_URL: gateway })
  const [first, ...others] = settings?.chains ?? []
  if (!settings || !first) throw new Error('The settings are wrong')
  return { ...settings, chains: [first, ...others] as const }
}

const script = earlyReadScript(settingsWith(gatewayUrl))
const headers = securityHeaders(settingsWith(''), false).flatMap((rule) => rule.headers)
const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

/** The hashes of the scripts are those of the build under test. */
const rewrite = (text: string) =>
  text
    .replace(script, '')
    .replaceAll(gatewayUrl, '')
    .replaceAll(/ integrity="[^"]*"/g, '')

/**
 * Serves the site as a build with an empty address of the gateway is, which differs from the one under test in that address
 * and in what is made of it: the inline script of the first reads, and the policy.
 */
async function startSiteWithoutService() {
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteOrigin + request.url, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
    )
    const isDocument = type.startsWith('text/html')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = isDocument || type.includes('javascript') ? rewrite(`${bytes}`) : bytes
    const changed = isDocument ? { 'content-security-policy': policy } : {}
    response.writeHead(answer.status, { ...Object.fromEntries(kept), ...changed }).end(body)
  })
  const port = await findFreePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, stop }
}

/** Its pages are those of that site. */
export const test = base.extend<{ baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    const { origin, stop } = await startSiteWithoutService()
    await use(origin)
    stop()
  },
})

/** What is asked of the gateway all the same. */
export function watchGateway(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(gatewayUrl)) asked.push(request.url())
  })
  return asked
}
