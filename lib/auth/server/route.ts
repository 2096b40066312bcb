import type { ServerResponse } from 'node:http'
import type { NextApiHandler, NextApiRequest } from 'next'
import type { ZodType } from 'zod'
import { isRefusalReason, SignInError, statusByReason, TooManyRequestsError } from '@/lib/auth/signInError'
import type { AuthConfig } from './authConfig'
import { readBody } from './readBody'
import type { LimitedRoute } from './requestLimit'
import * as words from './words'

type Call = { config: AuthConfig; request: NextApiRequest; response: ServerResponse }
type Answer = Record<string, unknown>

/** A route that only reads: GET, answers 200 with JSON, refuses what another site's page asks for. */
export function getRoute(
  name: LimitedRoute,
  getConfig: () => AuthConfig,
  answer: (call: Call) => Answer | Promise<Answer>,
): NextApiHandler {
  return (request, response) =>
    respond(response, async () => {
      const config = getConfig()
      checkMethod(request, response, 'GET')
      checkFetchSite(request, ['same-origin', 'none'])
      await config.requestLimit?.()?.count(name, request)
      return answer({ config, request, response })
    })
}

/**
 * A route that changes something: POST with a JSON body that fits the schema, from a page of this very origin.
 * Answers 200 with JSON. The page file must set `bodyParser: false`, since the body is read here, after the checks.
 */
export function postRoute<Body>(
  name: LimitedRoute,
  getConfig: () => AuthConfig,
  schema: ZodType<Body>,
  answer: (call: Call & { body: Body }) => Answer | Promise<Answer>,
): NextApiHandler {
  return (request, response) =>
    respond(response, async () => {
      const config = getConfig()
      checkMethod(request, response, 'POST')
      if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
        throw new SignInError('unsupported_media_type', words.onlyJson)
      }
      if (request.headers.origin !== config.siteOrigin) throw crossSite()
      checkFetchSite(request, ['same-origin'])
      // After what costs nothing, so that another site's page cannot use its visitors up; before what does.
      await config.requestLimit?.()?.count(name, request)
      const body = schema.safeParse(await readBody(request))
      if (!body.success) throw new SignInError('invalid_request', words.badBody)
      return answer({ config, request, response, body: body.data })
    })
}

async function respond(response: ServerResponse, answer: () => Answer | Promise<Answer>): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  try {
    send(response, 200, await answer())
  } catch (error) {
    if (!(error instanceof SignInError)) console.error(error)
    const refusal = error instanceof SignInError ? error : new SignInError('internal_error', words.failed)
    const { reason, message, details } = refusal
    const status = isRefusalReason(reason) ? statusByReason[reason] : 500
    if (error instanceof TooManyRequestsError) response.setHeader('Retry-After', String(error.retryAfter))
    if (status === 503) console.error(`${message} (${details})`)
    send(response, status, { error: reason, message })
  }
}

// Not response.json(): that would compute an ETag for answers that nobody may keep.
function send(response: ServerResponse, status: number, answer: Answer): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(answer))
}

function checkMethod(request: NextApiRequest, response: ServerResponse, method: 'GET' | 'POST'): void {
  if (request.method === method) return
  response.setHeader('Allow', method)
  throw new SignInError('method_not_allowed', words.onlyMethod(method))
}

// Browsers always say where a request comes from; other clients may leave the header out.
function checkFetchSite(request: NextApiRequest, allowed: readonly string[]): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && !allowed.includes(String(site))) throw crossSite()
}

function crossSite(): SignInError {
  return new SignInError('cross_site', words.onlyOwnPages)
}
