import type * as z from 'zod/mini'
import type { SafeInfo, safeNonces } from '@/lib/gateway/schemas/safeSchema'
import { type Claims, checked, never, type Row, word } from './claim'
import { named } from './infoClaims'

/** A Safe: the chain's word is shown, and where the gateway's is another one, both. */
export const safeClaims: Claims<SafeInfo> = {
  address: { value: checked('safeAddress'), name: never, logoUri: never },
  chainId: checked('chainId'),
  nonce: checked('nonce'),
  threshold: checked('threshold'),
  owners: named(checked('owners')),
  implementation: named(checked('singleton')),
  // What is recommended on a chain only the gateway knows.
  implementationVersionState: word,
  modules: named(checked('modules')),
  guard: named(checked('guard')),
  fallbackHandler: named(checked('fallbackHandler')),
  version: checked('version'),
  ...{ collectiblesTag: never, txQueuedTag: never, txHistoryTag: never, messagesTag: never },
}

/** Which Safes an account owns: the chain is asked of each whether that is so. */
export const ownedClaims: { safes: Row } = { safes: checked('owners') }

/** Only a proposal of where to put a new transaction: the chain tells which nonces are used. */
export const nonceClaims: Claims<z.output<typeof safeNonces>> = { currentNonce: never, recommendedNonce: word }
