import { plural } from '@/lib/format/count'

export const verdicts = { match: 'Verified', mismatch: 'Mismatch', unknown: 'Not verified', loading: 'Checking…' }

export const verdictWithSentence = (verdict: string, sentence: string) => `${verdict}. ${sentence}`

export const notChecked = (error: string) => `Could not be checked: ${error}`

export const checks = 'Checks'
export const checksPassed = (passed: number, all: number) =>
  plural(all, { one: `${passed} of 1 check passed`, other: `${passed} of ${all} checks passed` })
export const checkResults = { match: 'Match', mismatch: 'Mismatch', unknown: 'Unknown' }
export const expected = 'Expected'
export const received = 'Received'
export const withLength = (term: string, bytes: number) => `${term} (${bytes} bytes)`

export const signatureResults = { match: 'Holds.', mismatch: 'Does not hold.', unknown: 'Not checked.' }

export const serviceWord = 'the Safe service’s word'
export const serviceWordHint = 'The Safe service’s word: nothing here can prove it.'
