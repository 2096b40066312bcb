import { plural } from '@/lib/format/count'

export const verdicts = {
  match: 'Verifiziert',
  mismatch: 'Abweichung',
  unknown: 'Nicht verifiziert',
  loading: 'Wird geprüft…',
}

export const verdictWithSentence = (verdict: string, sentence: string) => `${verdict}. ${sentence}`

export const notChecked = (error: string) => `Konnte nicht geprüft werden: ${error}`

export const checks = 'Prüfungen'
export const checksPassed = (passed: number, all: number) =>
  plural(all, { one: `${passed} von 1 Prüfung bestanden`, other: `${passed} von ${all} Prüfungen bestanden` })
export const checkResults = { match: 'Stimmt überein', mismatch: 'Abweichung', unknown: 'Unbekannt' }
export const expected = 'Erwartet'
export const received = 'Erhalten'
export const withLength = (term: string, bytes: number) => `${term} (${bytes} Bytes)`

export const signatureResults = { match: 'Gilt.', mismatch: 'Gilt nicht.', unknown: 'Nicht geprüft.' }

export const serviceWord = 'Angabe des Safe-Dienstes'
export const serviceWordHint = 'Angabe des Safe-Dienstes: Nichts hier kann sie beweisen.'

export const knownToBoth = (host: string) => `Diesem Gateway und ${host} bekannt`
export const cameFrom = (host: string) => `Von ${host} übernommen, diesem Gateway bekannt`
export const notKnownYet = (host: string) => `${host} noch nicht bekannt`
export const confirmationWaits = (host: string) => `${host} bekannt; eine Bestätigung muss dort noch gemeldet werden`
export const notKnownTo = (host: string) => `${host} nicht bekannt`
export const serviceSilent = (host: string) => `${host} antwortet nicht: Dort kann mehr oder weniger bekannt sein`
export const saysOtherwise = (host: string) => `${host} sagt etwas anderes`
export const sourceDifferences = {
  CONTENT: (text: string) => `Unter diesem Hash steht dort, was nicht dazu gehört: ${text}`,
  CONFIRMATION: (text: string) => `Dort steht eine Bestätigung, die nicht gilt: ${text}`,
  REFUSED: (text: string) => `Was dorthin gemeldet wird, wird nicht angenommen: „${text}“`,
  ABSENT: () => 'Es war dort bekannt und steht dort nicht mehr.',
  UNKNOWN: (text: string) => text,
}
