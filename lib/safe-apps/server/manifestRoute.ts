import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { ensureBrowserId, readBrowserId } from '@/lib/auth/server/browserId'
import { postRoute } from '@/lib/auth/server/route'
import { SignInError, TooManyRequestsError } from '@/lib/auth/signInError'
import { type AppAddress, AppAddressError, parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { appPatience } from '@/lib/safe-apps/listing/manifest'
import { probeApp } from './probeApp'
import { createProbeDesk } from './probeDesk'
import { newBrowser } from './words'

type Options = { timeoutMs?: number }

const question = z.strictObject({ url: z.string().max(2_000) })
const perMinute = 30

/**
 * POST /api/app-manifest `{ url }`: what this server sees of an app's address (AppProbe). Asked by this site's own pages
 * only, in a browser that has a name here (`browser_unknown` gives it one), so that the server is nobody else's way to
 * other sites; bounded for each browser and each app (`createProbeDesk`).
 *
 * Why a route and not the visitor's browser: the policy of this site's pages lets them connect to configured hosts only.
 * Widening it for /apps alone would not work, since navigation is client side and the first document's policy stays in
 * force; widening it everywhere would let any injected script send data anywhere. And only a server sees X-Frame-Options.
 */
export function manifestRoute(getConfig: () => AuthConfig, { timeoutMs = appPatience }: Options = {}) {
  const look = createProbeDesk((address, signal) =>
    probeApp(address, { siteOrigin: getConfig().siteOrigin, timeoutMs, signal }),
  )
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return postRoute('app-manifest', getConfig, question, async ({ config, request, response, body }) => {
    const client = readBrowserId(config, request)
    if (!client) {
      ensureBrowserId(config, { request, response })
      throw new SignInError('browser_unknown', newBrowser)
    }
    const address = readAddress(body.url, config.siteOrigin)
    await limiter.consume(client).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw new TooManyRequestsError(Math.ceil(error.msBeforeNext / 1000))
      throw error
    })
    return look(address, client)
  })
}

function readAddress(url: string, siteOrigin: string): AppAddress {
  try {
    return parseAppAddress(url, siteOrigin)
  } catch (error) {
    if (error instanceof AppAddressError) throw new SignInError('invalid_request', error.message)
    throw error
  }
}
