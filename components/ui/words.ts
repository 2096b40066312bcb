import { plural } from '@/lib/format/count'
import { formatDateTime } from '@/lib/format/time'

export const copied = 'Copied!'
export const copyingBlocked = 'Copying is blocked'
export const close = 'Close'
export const guardHint = 'Its buttons work a moment after it has come up or changed.'
export const signedOf = (signed: number, needed: number) => `${signed} of ${needed}`
export const signedOfInFull = (signed: number, needed: number) => `${signed} of ${needed} signed`
export const tryAgain = 'Try again'
export const forgetIt = 'Forget it'
export const keepIt = 'Keep it'
export const forgetForGood = 'Forget for good'
export const forgetHint = 'Nobody else may have what is signed here. Save it as a file first if it is still needed.'
export const details = 'Details'
export const loadMore = 'Load more'
export const loadingMore = 'Loading more…'
export const unkept =
  'This browser does not keep it: its storage is full or forbidden. What stands here is gone when this tab is closed.'
export const toneWords = { neutral: '', warning: 'Warning: ', error: 'Error: ' }

export const listFailed = (what: string) => `The ${what} could not be loaded`
export const moreFailed = (what: string) => `More of the ${what} could not be loaded: what is shown stays`
export const oldListShown = (what: string, time: number) =>
  `${listFailed(what)}: what is shown is from ${formatDateTime(time)}`

/** Where it stands above that the service is down. */
export const unknownForNow = 'Not known until the Safe service tells it.'
export const shownIsFrom = (time: number) => `What is shown is from ${formatDateTime(time)}.`

export function unreadEntries(count: number, named: readonly string[]): string {
  const entries = plural(count, { one: 'One entry', other: `${count} entries` })
  const more = count > named.length ? `; and ${count - named.length} more` : ''
  return `${entries} of the list could not be read: ${named.join('; ')}${more}.`
}

export const unreadEntry = (name: string | undefined, position: number, reason: string) =>
  `${name === undefined ? '' : `“${name}”, `}number ${position} (${reason})`
export const noService = 'This site has no Safe service, which would list it.'

/** What the service at a host lists, and a gateway of one's own did not take over. */
export const notTaken = (host: string) => `Not everything that ${host} lists stands here`
