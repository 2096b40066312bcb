import { plural } from '@/lib/format/count'
import { formatDateTime } from '@/lib/format/time'

export const copied = 'Kopiert!'
export const copyingBlocked = 'Kopieren ist blockiert'
export const close = 'Schließen'
export const guardHint =
  'Die Schaltflächen reagieren erst einen Moment, nachdem der Dialog erschienen ist oder sich geändert hat.'
export const signedOf = (signed: number, needed: number) => `${signed} von ${needed}`
export const signedOfInFull = (signed: number, needed: number) => `${signed} von ${needed} signiert`
export const tryAgain = 'Erneut versuchen'
export const forgetIt = 'Vergessen'
export const keepIt = 'Behalten'
export const forgetForGood = 'Endgültig vergessen'
export const forgetHint =
  'Vielleicht hat niemand sonst, was hier unterschrieben ist. Speichern Sie es vorher als Datei, falls es noch gebraucht wird.'
export const details = 'Einzelheiten'
export const loadMore = 'Mehr laden'
export const loadingMore = 'Mehr wird geladen…'
export const unkept =
  'Dieser Browser bewahrt es nicht auf: Sein Speicher ist voll oder gesperrt. Was hier steht, ist weg, wenn dieser Tab geschlossen wird.'
export const toneWords = { neutral: '', warning: 'Warnung: ', error: 'Fehler: ' }

/** `what` is a noun with its article, in the singular: „Die Warteschlange“. */
export const listFailed = (what: string) => `${what} konnte nicht geladen werden`
export const moreFailed = (what: string) => `${what} konnte nicht weiter geladen werden: Was gezeigt wird, bleibt`
export const oldListShown = (what: string, time: number) =>
  `${listFailed(what)}: Gezeigt wird der Stand vom ${formatDateTime(time)}`

/** Where it stands above that the service is down. */
export const unknownForNow = 'Nicht bekannt, bis der Safe-Dienst es sagt.'
export const shownIsFrom = (time: number) => `Gezeigt wird der Stand vom ${formatDateTime(time)}.`

export function unreadEntries(count: number, named: readonly string[]): string {
  const entries = plural(count, {
    one: 'Ein Eintrag der Liste konnte nicht gelesen werden',
    other: `${count} Einträge der Liste konnten nicht gelesen werden`,
  })
  const more = count > named.length ? `; und ${count - named.length} weitere` : ''
  return `${entries}: ${named.join('; ')}${more}.`
}

export const unreadEntry = (name: string | undefined, position: number, reason: string) =>
  `${name === undefined ? '' : `„${name}“, `}Nummer ${position} (${reason})`
export const noService = 'Diese Website hat keinen Safe-Dienst, der das auflisten würde.'

/** Was der Dienst eines Hosts aufführt und ein eigenes Gateway nicht übernommen hat. */
export const notTaken = (host: string) => `Nicht alles, was ${host} aufführt, steht hier`
