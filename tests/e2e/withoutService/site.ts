import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BrowserContext } from '@playwright/test'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { securityHeaders } from '@/lib/config/headers.js'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { findFreePort, serveBuild } from '@/scripts/gates/serveBuild'
import { test as base } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl } from '@/tests/e2e/support/seed'
import { siteEnv } from '@/tests/e2e/support/siteEnv'

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

/** What the server answers to the same request. */
async function ask(site: string, asked: IncomingMessage): Promise<IncomingMessage> {
  const { method, headers: sent } = asked
  const forwarded = send(site + asked.url, { method, headers: { ...sent, 'accept-encoding': 'identity' } })
  asked.pipe(forwarded)
  const [answer] = await once(forwarded, 'response')
  return answer
}

/**
 * Serves the site as a build with an empty address of the gateway is, which differs from the one under test in that address
 * and in what is made of it: the inline script of the first reads, and the policy. Behind it is a server of its own, which
 * knows the origin that is opened and signs in to that one.
 */
async function startSiteWithoutService() {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const site = await serveBuild('.', siteEnv, origin)
  const server = createServer(async (request, response) => {
    const answer = await ask(site.url, request)
    const type = answer.headers['content-type'] ?? ''
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    )
    const isDocument = type.startsWith('text/html')
    const bytes = await buffer(answer)
    const body = isDocument || type.includes('javascript') ? rewrite(`${bytes}`) : bytes
    const changed = isDocument ? { 'content-security-policy': policy } : {}
    response.writeHead(answer.statusCode ?? 500, { ...Object.fromEntries(kept), ...changed }).end(body)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await site.stop()
  }
  return { origin, stop }
}

/** Its pages are those of that site; `asked` connects the visitor, and has what is asked of the gateway all the same. */
export const test = base.extend<{ baseURL: string; asked: string[] }, { siteWithoutService: string }>({
  siteWithoutService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { origin, stop } = await startSiteWithoutService()
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteWithoutService }, use) => use(siteWithoutService),
  asked: async ({ page, context, wallet, baseURL }, use) => {
    const asked = watchGateway(context)
    await returnConnected(page, wallet, baseURL)
    await use(asked)
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
