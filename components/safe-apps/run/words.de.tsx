import { plural } from '@/lib/format/count'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { manifestLimit } from '@/lib/safe-apps/listing/manifest'

export const callsItself = (name: string) => (
  <>
    Sie nennt sich <strong>{name}</strong>.
  </>
)
/** Why no manifest could be read. */
export const manifestProblems: Record<NonNullable<AppProbe['manifestProblem']>, string> = {
  refused: 'Der Server dieser Website ruft Adressen wie diese nicht auf, deshalb ist das Manifest der App unbekannt.',
  unreachable:
    'Der Server dieser Website hat vom Server der App keine Antwort bekommen, deshalb ist das Manifest unbekannt.',
  timeout: 'Die App hat zu lange gebraucht, um ihr Manifest zu senden.',
  status: 'Die App hat kein manifest.json neben ihrer Adresse.',
  redirected: 'Die App sendet ihr Manifest von einer anderen Website; dem wird nicht geglaubt.',
  tooLarge: `Das Manifest der App ist größer als ${manifestLimit / 1024} KiB.`,
  malformed: 'Was die App als manifest.json sendet, ist kein Manifest einer Safe App.',
}
export const mayNotRun = 'Sie läuft hier vielleicht nicht'
export const frameTitle = (name: string) => `App: ${name}`
export const inspector = 'Inspektor'
export const whyNotRunning = 'Warum diese App vielleicht nicht läuft'
export const otherSiteHint =
  'Anfragen von dort werden nicht beantwortet. Laden Sie die App neu, um noch einmal zu beginnen.'
export const otherSite = 'Der Rahmen zeigt jetzt eine andere Website'
export const inspectorSummary = (count: number) => {
  if (count === 0) return 'Inspektor: noch keine Nachricht'
  return plural(count, { one: `Inspektor: ${count} Nachricht`, other: `Inspektor: ${count} Nachrichten` })
}
export const copyAll = 'Alles kopieren'
export const clear = 'Leeren'
export const noMessages = 'Die App hat noch nichts gesendet.'
export const appMessages = 'Nachrichten der App'
export const asked = (method: string) => `gefragt: ${method}`
export const answered = (method: string) => `beantwortet: ${method}`
export const refused = (method: string, message: string, code: number) => `verweigert: ${method} – ${message} (${code})`
export const ignored = {
  origin: 'ignoriert: eine Nachricht von einer anderen Website im Rahmen',
  shape: 'ignoriert: eine Nachricht, die keine Anfrage ist',
  version: 'ignoriert: eine Anfrage ohne unterstützte SDK-Version',
  replay: 'ignoriert: eine Anfrage mit einer schon benutzten id',
}
export const cannotOpen = 'Diese App kann nicht geöffnet werden'
export const lookingAppUp = 'Die App wird nachgeschlagen…'
export const siteNotAllowed = (name: string) => `${name} erlaubt dieser Website nicht, sie zu öffnen`
export const allowedSites = (sites: string) => `Der Betreiber der App erlaubt nur ${sites || 'andere Websites'}.`
export const openAnyway = 'Ich kenne diese Adresse, öffnen'
export const pin = 'Anheften'
export const reload = 'App neu laden'
