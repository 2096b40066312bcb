import { findFrameRefusal } from '@/lib/safe-apps/host/framePolicy'
import { type AppAddress, isLoopbackHost } from '@/lib/safe-apps/listing/appAddress'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { appPatience, manifestLimit, manifestUrl, parseManifest } from '@/lib/safe-apps/listing/manifest'
import { type FetchedPage, type FetchProblem, GuardedFetchError, guardedFetch } from './guardedFetch'

export type ProbeOptions = { siteOrigin: string; timeoutMs?: number; signal?: AbortSignal }

type ManifestPart = Pick<AppProbe, 'manifest' | 'manifestProblem' | 'sharesManifest'>
type PagePart = Omit<AppProbe, keyof ManifestPart>

/**
 * Looks at an app's manifest and at its page's headers, both within `timeoutMs` milliseconds or until the signal aborts.
 * Only checked fields of the manifest and our own words leave the server, never what else the address answered. Never
 * rejects for what the app does wrong. A site on this machine (development, devnet) may look at apps on this machine;
 * any other may not.
 *
 * Where no answer begins, nobody learns why: a closed port, a name that means nothing or a machine of the operator's
 * network, and a server that keeps silent are told in the same words, when the time is over.
 */
export async function probeApp(
  address: AppAddress,
  { siteOrigin, timeoutMs = appPatience, signal: given }: ProbeOptions,
): Promise<AppProbe> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = given ? AbortSignal.any([timeout, given]) : timeout
  const allowLoopback = isLoopbackHost(new URL(siteOrigin).hostname)
  const fetchPage = (href: string, maxBytes: number) => guardedFetch(href, { allowLoopback, signal, maxBytes })
  const [manifest, page] = await Promise.all([
    fetchPage(manifestUrl(address), manifestLimit).then(
      (answer) => judgeManifest(answer, address, siteOrigin),
      manifestFailure,
    ),
    fetchPage(address.href, 0).then((answer) => judgePage(answer, siteOrigin), pageFailure),
  ])
  const isAnswered = manifest.manifestProblem !== 'unreachable' && page.pageProblem !== 'unreachable'
  if (!isAnswered) await untilAborted(signal)
  return { ...manifest, ...page }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What may be told of a problem. */
function publicProblem(problem: FetchProblem) {
  return problem === 'private' || problem === 'silent' ? 'unreachable' : problem
}

function judgeManifest(
  { url, status, headers, body }: FetchedPage,
  address: AppAddress,
  siteOrigin: string,
): ManifestPart {
  if (url.origin !== address.origin) return noManifest('redirected')
  if (status !== 200) return noManifest('status')
  const allowed = headers['access-control-allow-origin']
  const sharesManifest = allowed === '*' || allowed === siteOrigin
  const manifest = parseManifest(body, address)
  if (!manifest) return { ...noManifest('malformed'), sharesManifest }
  const { name, description, iconUrl = null } = manifest
  return { manifest: { name, description, iconUrl }, manifestProblem: null, sharesManifest }
}

function manifestFailure(error: unknown): ManifestPart {
  if (!(error instanceof GuardedFetchError)) throw error
  const problem = publicProblem(error.problem)
  return noManifest(problem === 'redirects' ? 'redirected' : problem)
}

function noManifest(manifestProblem: NonNullable<AppProbe['manifestProblem']>): ManifestPart {
  return { manifest: null, manifestProblem, sharesManifest: false }
}

function judgePage({ url, status, headers }: FetchedPage, siteOrigin: string): PagePart {
  const frameOptions = headers['x-frame-options']
  const frameHeaders = {
    frameOptions: Array.isArray(frameOptions) ? frameOptions.join(', ') : frameOptions,
    contentSecurityPolicy: headers['content-security-policy']?.toString(),
  }
  return {
    pageProblem: status >= 400 ? 'status' : null,
    pageStatus: status,
    finalOrigin: url.origin.slice(0, 300),
    frameRefusal: findFrameRefusal(frameHeaders, url.origin, siteOrigin) ?? null,
  }
}

function pageFailure(error: unknown): PagePart {
  if (!(error instanceof GuardedFetchError)) throw error
  const problem = publicProblem(error.problem)
  const pageProblem = problem === 'tooLarge' ? 'unreachable' : problem
  return { pageProblem, pageStatus: null, finalOrigin: null, frameRefusal: null }
}
