import type { Address } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { TokenInfo } from '@/lib/safe/call/tokenInfo'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'

/** What a transaction is verified from: what the service says of it, and who is asked about it. */
export type DetailsInput = {
  ref: SafeRef
  /** The version that counts while the chain has not answered. */
  version: string
  /** The Safe as the chain has it; undefined while it has not answered: then nothing ends as `match`. */
  chain: SafeState | undefined
  client: ReadClient | undefined
  details: TransactionDetails
  /** The id or hash that was asked for: an answer about another transaction is a lie, however true in itself. */
  requestedId?: string | undefined
  /** Addresses that the user knows: look-alikes of them are warned of. */
  known: readonly Address[]
  /** How many rows before this one, in the same list, claim the same movement: each needs one of its own on the chain. */
  repeats?: number | undefined
  /** What this browser saw under a hash before. */
  seen?: ((safeTxHash: string) => SafeTransaction | undefined) | undefined
}

/** `token` is what the token that the summary names says of itself. */
export type OnChainInput = DetailsInput & { token: TokenInfo | undefined }
