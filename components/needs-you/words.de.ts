import { formatCount, plural } from '@/lib/format/count'
import type { Need } from '@/lib/needs-you/sortQueue'

export const needsYou = (count: number) => (count > 0 ? `Für Sie zu tun (${formatCount(count)})` : 'Für Sie zu tun')
export const inYourSafes = 'In den Safes, die Sie sich ansehen'
export const groups: Record<Need, string> = {
  confirm: 'Braucht Ihre Bestätigung',
  execute: 'Bereit zur Ausführung',
  wait: 'Wartet auf andere',
}
export const groupOf = (group: string, count: number) => `${group} (${formatCount(count)})`
export const loading = 'Es wird gefragt, was für Sie zu tun ist…'
export const loadingSafe = 'Der Safe wird geladen…'
export const nothingNeedsYou = 'Laut Safe-Dienst ist für Sie nichts zu tun.'
export const nothingWaits = 'Laut Safe-Dienst wartet in diesen Safes nichts.'
export const noSafes = 'Hier ist noch kein Safe bekannt. Öffnen oder erstellen Sie einen.'
export const moreInQueue = 'mehr in der Warteschlange'
export const showMore = (left: number) => `Mehr zeigen (${formatCount(left)})`

export const networkFailed = (network: string) =>
  `Der Safe-Dienst führt Ihre Safes auf ${network} nicht auf: Was dort für Sie zu tun ist, fehlt hier vielleicht`
export const safesFailed = (names: string, count: number) =>
  plural(count, {
    one: `Was in ${names} wartet, ist gerade nicht bekannt`,
    other: `Was in diesen Safes wartet, ist gerade nicht bekannt: ${names}`,
  })
export const left = (count: number) =>
  plural(count, {
    one: 'Ein weiterer Ihrer Safes wird hier nicht angesehen. Heften Sie die wichtigsten an.',
    other: `${formatCount(count)} weitere Ihrer Safes werden hier nicht angesehen. Heften Sie die wichtigsten an.`,
  })

export const countedTitle = (count: number, title: string) => `(${formatCount(count)}) ${title}`

export const notify =
  'Benachrichtigen, wenn für mich etwas zu tun ist oder etwas ausgeführt wurde, solange ein Tab offen ist'
export const notifyBlocked =
  'Dieser Browser blockiert Benachrichtigungen dieser Website: Erlauben Sie sie in seinen Einstellungen.'
export const executed = 'Ausgeführt'
export const failed = 'Ausgeführt, aber fehlgeschlagen'
/** The title of a notification. */
export const inSafe = (what: string, safe: string) => `${what} · ${safe}`
