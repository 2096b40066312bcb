import type { Hex } from 'viem'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'

/** What is to be reviewed, and from where it comes. */
export type ReviewRequest =
  | { kind: 'new'; calls: ComposedCall[]; safeTxGas?: bigint | undefined; origin?: { name: string; url: string } }
  | {
      kind: 'transaction'
      transaction: SafeTransaction
      /** What a file claims of it: compared, never believed. */
      signatures?: readonly OwnerSignature[]
      safeTxHash?: Hex
    }
  /** `act`: the one that was asked for, where it is not simply the next. */
  | { kind: 'queued'; details: TransactionDetails; act?: 'execute' | 'approve' }
