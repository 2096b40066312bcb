import { plural } from '@/lib/format/count'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { manifestLimit } from '@/lib/safe-apps/listing/manifest'

export const callsItself = (name: string) => (
  <>
    It calls itself <strong>{name}</strong>.
  </>
)
/** Why no manifest could be read. */
export const manifestProblems: Record<NonNullable<AppProbe['manifestProblem']>, string> = {
  refused: 'This site’s server does not look at addresses like this one, so the app’s manifest is unknown.',
  unreachable: 'This site’s server has no answer from the app’s, so the manifest is unknown.',
  timeout: 'The app took too long to send its manifest.',
  status: 'The app has no manifest.json beside its address.',
  redirected: 'The app sends its manifest from another site, which is not believed.',
  tooLarge: `The app’s manifest is larger than ${manifestLimit / 1024} KiB.`,
  malformed: 'What the app sends as manifest.json is not the manifest of a Safe App.',
}
export const mayNotRun = 'It may not run here'
export const frameTitle = (name: string) => `App: ${name}`
export const inspector = 'Inspector'
export const whyNotRunning = 'Why this app may not run'
export const otherSiteHint = 'Requests from it are not answered. Reload the app to start again.'
export const otherSite = 'The frame shows another site now'
export const inspectorSummary = (count: number) => {
  if (count === 0) return 'Inspector: no message yet'
  return plural(count, { one: `Inspector: ${count} message`, other: `Inspector: ${count} messages` })
}
export const copyAll = 'Copy all'
export const clear = 'Clear'
export const noMessages = 'The app has sent nothing yet.'
export const appMessages = 'Messages of the app'
export const asked = (method: string) => `asked: ${method}`
export const answered = (method: string) => `answered: ${method}`
export const refused = (method: string, message: string, code: number) => `refused: ${method} – ${message} (${code})`
export const ignored = {
  origin: 'ignored: a message from another site in the frame',
  shape: 'ignored: a message that is no request',
  version: 'ignored: a request without a supported SDK version',
  replay: 'ignored: a request with an id that was used before',
}
export const cannotOpen = 'This app cannot be opened'
export const lookingAppUp = 'Looking the app up…'
export const siteNotAllowed = (name: string) => `${name} does not allow this site to open it`
export const allowedSites = (sites: string) => `Its owner allows ${sites || 'other sites'} only.`
export const openAnyway = 'I know this address, open it'
export const pin = 'Pin'
export const reload = 'Reload the app'
