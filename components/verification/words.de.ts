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
