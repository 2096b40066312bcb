import { plural } from '@/lib/format/count'

export const activity = 'Activity'
export const assets = 'Assets'
export const history = 'History'
export const messages = 'Messages'
export const nextNonce = 'Next nonce'
export const balance = 'Balance'
export const chainAsked = 'The chain is being asked…'
export const balanceUnknown = 'Unknown: the chain does not answer'
export const tryAgain = 'Try again'
export const waitingUnknown = (error: string) => `How many transactions wait is not known: ${error}`
export const countingWaiting = 'Transactions waiting…'
export const waiting = (count: number, isMore: boolean) => {
  if (isMore) return `${count} or more transactions waiting`
  if (count === 0) return 'No transactions waiting'
  return plural(count, { one: `${count} transaction waiting`, other: `${count} transactions waiting` })
}
