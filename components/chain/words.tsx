import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const unknownVersion = 'This Safe has a version that is not known here'
export const unknownVersionHint = (version: string) =>
  `It calls itself “${version}”. How such a Safe computes what its owners sign is not known to this site, so it can be looked at, but nothing can be checked or signed for it here.`
export const mayBeNoSafe = 'This account may not be a Safe'
export const mayBeNoSafeHint =
  'Its owners, the signatures that it says hold and what it does with money may be made up: what is shown about it here, “Verified” included, is as good as the account’s own word.'
export const acceptDoubt = 'I have read this, let me act on it'
export const doubtAccepted = 'You said that you have read this: it can be acted on in this tab.'

export const ensName = (name: string) => `${name} (ENS)`
export const ensAddress = (name: string, address: string) => `${ensName(name)}, ${address}`
export const serviceName = 'the Safe service’s name'
export const noDate = 'No date'
export const utc = 'UTC'
export const copy = 'Copy'
export const tokens = 'tokens'
export const smallestUnits = (amount: bigint, unit: string) => `${amount} smallest units of ${unit}`

export const messageText = 'Text of the message'
export const emptyText = 'This text is empty.'
export const hiddenCharacter = 'A character that cannot be seen'
export const hiddenCharacters = (count: number) =>
  plural(count, {
    one: 'This text holds a character that cannot be seen or that reorders others. It is shown by its code.',
    other: `This text holds ${count} characters that cannot be seen or that reorder others. They are shown by their codes.`,
  })
export const disguisedWords = (named: ReactNode, more: number) => (
  <>
    These words are written in letters that look like those of another alphabet: {named}
    {more > 0 && ` and ${more} more`}
  </>
)
export const lettersUnchecked = 'Whether words here are written in letters of another alphabet could not be checked.'

export const addressPlaceholder = '0x… or a name'
export const lookingUp = 'Looking up the name…'
export const knownAccounts = 'Suggestions'
/** How this browser comes to know an account. */
export const origins = {
  book: 'Address book',
  owner: 'Owner of this Safe',
  account: 'Your account',
  safe: 'Your Safe',
  paid: 'Paid before',
  pinned: 'Pinned',
  viewed: 'Viewed lately',
}
export const nameOneWay = (name: string) =>
  `The address does not call itself ${name}: make sure that it is the right one.`
export const looksLike = (other: string) => `Not ${other}, which is known here and looks like it: compare each digit.`
