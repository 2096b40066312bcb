import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppAddressError, parseAppAddress } from '@/lib/safe-apps/appAddress'
import { probeApp } from './probeApp'

type Options = { getSiteOrigin: () => string; timeoutMs?: number }

/**
 * GET /api/app-manifest?url=…: what this server sees of an app's address (AppProbe). Asked by this site's own pages
 * only, so that the server is nobody else's way to other sites, and for eight addresses at a time.
 *
 * Why a route and not the visitor's browser: the policy of this site's pages lets them connect to configured hosts only.
 * Widening it for /apps alone would not work, since navigation is client side and the first document's policy stays in
 * force; widening it everywhere would let any injected script send data anywhere. And only a server sees X-Frame-Options.
 */
export function manifestRoute({ getSiteOrigin, timeoutMs }: Options) {
  let active = 0
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET')
      return send(response, 405, { error: 'method_not_allowed', message: 'Only GET is answered here.' })
    }
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') {
      return send(response, 403, { error: 'cross_site', message: 'Only pages of this site may ask this.' })
    }
    if (active >= maxActive) {
      response.setHeader('Retry-After', '2')
      return send(response, 503, { error: 'busy', message: 'Too many apps are being looked at.' })
    }
    active += 1
    try {
      const siteOrigin = getSiteOrigin()
      const url = new URL(request.url ?? '/', siteOrigin).searchParams.get('url') ?? ''
      const address = parseAppAddress(url, siteOrigin)
      send(response, 200, await probeApp(address, { siteOrigin, ...(timeoutMs === undefined ? {} : { timeoutMs }) }))
    } catch (error) {
      if (error instanceof AppAddressError) {
        return send(response, 400, { error: error.problem, message: error.message })
      }
      console.error(error)
      send(response, 500, { error: 'internal_error', message: 'Something went wrong here.' })
    } finally {
      active -= 1
    }
  }
}

const maxActive = 8

function send(response: ServerResponse, status: number, answer: object): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(answer))
}
