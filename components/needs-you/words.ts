import { formatCount, plural } from '@/lib/format/count'
import type { Need } from '@/lib/needs-you/sortQueue'

export const needsYou = (count: number) => (count > 0 ? `Needs you (${formatCount(count)})` : 'Needs you')
export const inYourSafes = 'In the Safes that you look at'
export const groups: Record<Need, string> = {
  confirm: 'Needs your confirmation',
  execute: 'Ready to execute',
  wait: 'Waiting for others',
}
export const groupOf = (group: string, count: number) => `${group} (${formatCount(count)})`
export const loading = 'Asking what needs you…'
export const loadingSafe = 'Loading the Safe…'
export const nothingNeedsYou = 'Nothing needs you, says the Safe service.'
export const nothingWaits = 'Nothing waits in these Safes, says the Safe service.'
export const noSafes = 'No Safe is known here yet. Open one, or create one.'
export const moreInQueue = 'more in its queue'
export const showMore = (left: number) => `Show more (${formatCount(left)})`

export const networkFailed = (network: string) =>
  `The Safe service does not list your Safes on ${network}: what needs you there may be missing`
export const safesFailed = (names: string, count: number) =>
  plural(count, {
    one: `What waits in ${names} is not known now`,
    other: `What waits in these is not known now: ${names}`,
  })
export const left = (count: number) =>
  plural(count, {
    one: 'One more of your Safes is not looked at here. Pin those that matter most.',
    other: `${formatCount(count)} more of your Safes are not looked at here. Pin those that matter most.`,
  })

export const countedTitle = (count: number, title: string) => `(${formatCount(count)}) ${title}`

export const notify = 'Tell me when something needs me or was executed, while a tab is open'
export const notifyBlocked = 'This browser blocks notifications of this site: allow them in its settings.'
export const executed = 'Executed'
export const failed = 'Executed, but it failed'
/** The title of a notification. */
export const inSafe = (what: string, safe: string) => `${what} · ${safe}`
