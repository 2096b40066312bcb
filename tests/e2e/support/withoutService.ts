import type { BrowserContext } from '@playwright/test'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { securityHeaders } from '@/lib/config/headers.js'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { expect } from './fixtures'
import { gatewayUrl } from './seed'
import { siteEnv, siteOrigin } from './siteEnv'

function settingsWith(gateway: string) {
  const { settings } = parsePublicSettings({ ...siteEnv, NEXT_PUBLIC_GATEWAY_URL: gateway })
  const [first, ...others] = settings?.chains ?? []
  if (!settings || !first) throw new Error('The settings are wrong')
  return { ...settings, chains: [first, ...others] as const }
}

/**
 * Serves these pages the site as a build with an empty address of the gateway is, which differs from the one under test in
 * that address and in what is made of it: the inline script of the first reads, and the policy. Returns what was asked of
 * the gateway all the same.
 */
export async function withoutService(context: BrowserContext): Promise<string[]> {
  const script = earlyReadScript(settingsWith(gatewayUrl))
  const headers = securityHeaders(settingsWith(''), false).flatMap((rule) => rule.headers)
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(gatewayUrl)) asked.push(request.url())
  })
  await context.route(
    (url) => url.origin === siteOrigin,
    async (route) => {
      const kind = route.request().resourceType()
      if (kind !== 'document' && kind !== 'script') return route.fallback()
      const response = await route.fetch()
      const { 'content-encoding': _, ...rest } = response.headers()
      const text = await response.text()
      if (kind === 'document') expect(text).toContain(script)
      const body = text.replace(script, '').replaceAll(gatewayUrl, '')
      return route.fulfill({
        status: response.status(),
        headers: { ...rest, ...(kind === 'document' && { 'content-security-policy': policy }) },
        body,
      })
    },
  )
  return asked
}
