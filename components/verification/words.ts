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

export const knownToBoth = (host: string) => `Known to this gateway and to ${host}`
export const cameFrom = (host: string) => `Heard of at ${host}, and known to this gateway`
export const notKnownYet = (host: string) => `Not known to ${host} yet`
export const confirmationWaits = (host: string) => `Known to ${host}, which has yet to be told of a confirmation`
export const notKnownTo = (host: string) => `Not known to ${host}`
export const serviceSilent = (host: string) => `${host} gives no answer: it may know more or less than this`
export const saysOtherwise = (host: string) => `${host} says something else`
export const sourceDifferences = {
  CONTENT: (text: string) => `Under this hash it lists what does not belong to it: ${text}`,
  CONFIRMATION: (text: string) => `It lists a confirmation that does not hold: ${text}`,
  REFUSED: (text: string) => `It does not take what it is told: “${text}”`,
  ABSENT: () => 'It knew of this, and lists it no more.',
  UNKNOWN: (text: string) => text,
}
