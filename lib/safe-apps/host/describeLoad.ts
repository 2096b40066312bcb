import { formatDuration } from '@/lib/format/duration'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { appPatience } from '@/lib/safe-apps/listing/manifest'
import * as words from './words'

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
  const values = { patience: formatDuration(appPatience), status: pageStatus }
  const reasons: string[] = []
  if (frameRefusal) reasons.push(words.refusesFrame(frameRefusal))
  if (finalOrigin && finalOrigin !== origin) {
    reasons.push(words.leadsElsewhere(finalOrigin))
    if (finalOrigin.startsWith('http:') && origin.startsWith('https:')) reasons.push(words.leadsToHttp)
  }
  if (pageProblem) reasons.push(words.pageProblems[pageProblem](values))
  if (manifest && !sharesManifest) reasons.push(words.unsharedManifest)
  return reasons
}

function silenceReasons(isLoaded: boolean, isSlow: boolean, areCookiesOn: boolean): string[] {
  const storage = areCookiesOn ? words.storageHint : words.noStorage
  if (!isLoaded) return isSlow ? [words.notLoaded(formatDuration(slowAfter)), storage] : []
  return isSlow ? [words.notAsked, storage] : []
}
