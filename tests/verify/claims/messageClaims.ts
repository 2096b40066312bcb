import type { MessageListItem, SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { type Claims, checked, listedSourcesClaims, never, sourcesClaims, word } from './claim'
import { named } from './infoClaims'

/** A message, in the list and in full. Its parts are hashed as one, and nothing of it is shown that is not hashed. */
export const messageClaims: Claims<Omit<SafeMessage, 'message'>> & { message: ReturnType<typeof checked> } = {
  messageHash: checked('safeMessageHash'),
  message: checked('safeMessageHash'),
  status: never,
  ...{ name: word, logoUri: never, proposedBy: named(word) },
  ...{ creationTimestamp: word, modifiedTimestamp: never },
  ...{ confirmationsSubmitted: never, confirmationsRequired: checked('threshold') },
  confirmations: { owner: named(checked('confirmation')), signature: checked('confirmation') },
  preparedSignature: checked('preparedSignature'),
  sources: sourcesClaims,
}

type ListClaims = Claims<Exclude<MessageListItem, { type: 'MESSAGE' }>>

export const messageListClaims: ListClaims & {
  MESSAGE: typeof messageClaims & { type: typeof word; sources: typeof listedSourcesClaims }
} = {
  // A row counts who signed, and names nobody.
  MESSAGE: {
    ...{ type: word, ...messageClaims, proposedBy: { value: never, name: never, logoUri: never } },
    sources: listedSourcesClaims,
    confirmations: { ...messageClaims.confirmations, owner: { ...named(checked('confirmation')), name: never } },
  },
  DATE_LABEL: { type: never, timestamp: never },
  UNKNOWN: { type: never, kind: never },
}
