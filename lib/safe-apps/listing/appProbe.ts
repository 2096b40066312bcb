import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import { keptKey } from '@/lib/query/queryKeys'
import * as words from './words'

const text = (length: number) => z.string().check(z.maxLength(length))

const probeShape = z.object({
  manifest: z.nullable(z.object({ name: text(100), description: text(2_000), iconUrl: z.nullable(text(4_000)) })),
  manifestProblem: z.nullable(
    z.enum(['refused', 'unreachable', 'timeout', 'status', 'redirected', 'tooLarge', 'malformed']),
  ),
  /** Whether the app lets other sites' pages read its manifest, as Safe{Wallet} needs it. */
  sharesManifest: z.boolean(),
  pageProblem: z.nullable(z.enum(['refused', 'unreachable', 'timeout', 'status', 'redirects'])),
  pageStatus: z.nullable(z.number()),
  /** The origin that the app's address leads to. */
  finalOrigin: z.nullable(text(300)),
  /** The app's rule that keeps this site from showing it in a frame. */
  frameRefusal: z.nullable(text(400)),
})

/** What this site's server saw of an app: its manifest, and what would keep it from running in a frame here. */
export type AppProbe = z.output<typeof probeShape>

/** Asks this site's own server about an app's address. Pages may connect to configured hosts only, and a page that is
 * navigated to keeps the policy it began with, so no browser could read a stranger's manifest or see its headers. Throws
 * AppError when the server does not answer. */
export function appProbeQuery(href: string) {
  return queryOptions({
    queryKey: keptKey('appProbe', href),
    queryFn: ({ signal }) => readProbe(href, signal),
    staleTime: 300_000,
    gcTime: 300_000,
  })
}

async function readProbe(href: string, signal: AbortSignal): Promise<AppProbe> {
  try {
    const response = await askServer(href, signal)
    // A browser that was never here is given a name with the first answer, and asks again by it.
    const answer = response.status === 401 ? await askServer(href, signal) : response
    if (answer.ok) return probeShape.parse(await answer.json())
    const details = `HTTP ${answer.status}`
    throw new AppError(answer.status === 429 ? words.tooManyLooks : words.notLookedAt, { details })
  } catch (cause) {
    if (signal.aborted || cause instanceof AppError) throw cause
    throw new AppError(words.notLookedAt, { cause })
  }
}

function askServer(url: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch('/api/app-manifest', { method: 'POST', headers, body: JSON.stringify({ url }), signal })
}
