import {
  SafeMessageListItemType,
  SafeMessageStatus,
} from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-messages.js'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl, namedAddress } from './links'
import { count } from './numbers'
import { page } from './page'
import { sources } from './sourcesSchema'
import { hash, hex } from './values'
import { variant } from './variant'
import * as words from './words'

const { MESSAGE, DATE_LABEL } = SafeMessageListItemType

const typedData = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.readonly(z.array(z.object({ name: z.string(), type: z.string() })))),
  primaryType: z.optional(z.string()),
  message: z.record(z.string(), z.unknown()),
})

const fields = {
  messageHash: hash,
  status: known(SafeMessageStatus, 'UNKNOWN'),
  /** Never cut: the hash is recomputed from it. */
  message: z.union([z.string(), typedData], words.expectedMessage),
  name: orNull(label()),
  logoUri: imageUrl,
  creationTimestamp: count,
  modifiedTimestamp: count,
  confirmationsSubmitted: count,
  confirmationsRequired: count,
  proposedBy: namedAddress,
  confirmations: z.array(z.object({ owner: namedAddress, signature: hex })),
  /** The owners' signatures in one, once there are enough. */
  preparedSignature: orNull(hex),
  sources,
}

export const safeMessage = z.object(fields)

export const messageItem = variant({
  [MESSAGE]: z.object({ type: z.literal(MESSAGE), ...fields }),
  [DATE_LABEL]: z.object({ type: z.literal(DATE_LABEL), timestamp: count }),
})

export const messagePage = page(messageItem)

export type SafeMessage = z.output<typeof safeMessage>
export type MessageListItem = z.output<typeof messageItem>
