import { ImplementationVersionState } from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-info.js'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { namedAddress } from './links'
import { amount, chainId, count, nonce } from './numbers'
import { readable } from './tolerantList'
import { address } from './values'

const tag = orNull(label(40))

/** A Safe as the gateway reads it from the chain. The tags change when the list they stand for does. */
export const safeInfo = z.object({
  address: namedAddress,
  chainId,
  nonce,
  threshold: count,
  owners: z.array(namedAddress),
  implementation: namedAddress,
  implementationVersionState: known(ImplementationVersionState, ImplementationVersionState.UNKNOWN),
  modules: orNull(z.array(namedAddress)),
  guard: orNull(namedAddress),
  fallbackHandler: orNull(namedAddress),
  version: orNull(label(40)),
  collectiblesTag: tag,
  txQueuedTag: tag,
  txHistoryTag: tag,
  messagesTag: tag,
})

export const ownedSafes = z.pipe(
  z.object({ safes: readable(address) }),
  z.transform(({ safes: { entries, unread } }) => ({ safes: entries, unread })),
)

export const safeNonces = z.object({ currentNonce: nonce, recommendedNonce: nonce })

export const estimation = z.extend(safeNonces, { safeTxGas: amount })

export type SafeInfo = z.output<typeof safeInfo>
