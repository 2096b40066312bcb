import { formatDuration } from '@/lib/format/duration'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { appPatience } from '@/lib/safe-apps/listing/manifest'

/** How long an app may take, in milliseconds, before it is called slow. */
export const slowAfter = 10_000

/** How far an app's frame has come. `hasAsked`: a request of the app was heard. */
export type LoadState = { isLoaded: boolean; isSlow: boolean; hasAsked: boolean; areCookiesOn: boolean }

/** Why an app does not run, or may not, one sentence for each reason, the surest first; empty when nothing is known to
 * be wrong. `probe` is undefined while this site's server has not looked. */
export function describeLoad(probe: AppProbe | undefined, origin: string, state: LoadState): string[] {
  const { isLoaded, isSlow, hasAsked, areCookiesOn } = state
  const asked = hasAsked ? [] : silenceReasons(isLoaded, isSlow, areCookiesOn)
  return [...(probe ? probeReasons(probe, origin) : []), ...asked]
}

function probeReasons(probe: AppProbe, origin: string): string[] {
  const { pageProblem, pageStatus, finalOrigin, frameRefusal, manifest, sharesManifest } = probe
  const reasons: string[] = []
  if (frameRefusal) reasons.push(`The app refuses to be shown in a frame of this site (${frameRefusal}).`)
  if (finalOrigin && finalOrigin !== origin) {
    const plain = finalOrigin.startsWith('http:') && origin.startsWith('https:')
    reasons.push(`The app’s address leads on to ${finalOrigin}, which is another site and is not answered.`)
    if (plain)
      reasons.push('It leads to http, which browsers do not load inside a page that came by https (mixed content).')
  }
  if (pageProblem) reasons.push(pageTexts[pageProblem](pageStatus))
  if (manifest && !sharesManifest) {
    reasons.push(
      'Other sites may not read the app’s manifest (no Access-Control-Allow-Origin), so Safe{Wallet} will not add it.',
    )
  }
  return reasons
}

const pageTexts: Record<NonNullable<AppProbe['pageProblem']>, (status: number | null) => string> = {
  refused: () => 'This site’s server does not look at addresses like this one, so nothing is known beforehand.',
  unreachable: () =>
    'This site’s server has no answer from the app’s: it does not answer, or only your browser can reach it.',
  timeout: () => `The app’s server takes longer than ${formatDuration(appPatience)} to answer.`,
  status: (status) => `The app’s server answers with an error (HTTP ${status}).`,
  redirects: () => 'The app’s address leads from one redirect to the next.',
}

function silenceReasons(isLoaded: boolean, isSlow: boolean, areCookiesOn: boolean): string[] {
  const storage = areCookiesOn
    ? 'If the app stays empty, the browser may block its storage, as some do for other sites in frames.'
    : 'This browser blocks cookies and storage, which many apps cannot run without.'
  if (!isLoaded) return isSlow ? [`The app has not loaded within ${formatDuration(slowAfter)}.`, storage] : []
  if (!isSlow) return []
  return ['The app has loaded but has not asked for the Safe: it may not be a Safe App, or may have failed.', storage]
}
