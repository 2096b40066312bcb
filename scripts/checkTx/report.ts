import type { PublicClient } from 'viem'
import type { Approvals } from '@/components/transactions/review/approvals/judgeApprovals'
import type { Sentence } from '@/components/transactions/view/sentence/sentence'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { Warning } from '@/lib/safe/call/warnings'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'

/** Who may be asked: nobody else is. */
export type Asked = { client: PublicClient | undefined; gateway: Gateway | undefined }

/** What the one who checks saw under a hash before. */
export type Memory = { seen?: ((safeTxHash: string) => SafeTransaction | undefined) | undefined }

/** Everything that was found about a transaction. Texts in it come from others: nothing is printed as it is. */
export type Report = {
  ref: SafeRef
  status: CheckStatus
  /** The sentence beside the verdict. */
  sentence: string
  /** What it does. */
  what: Sentence
  /** What the service says beside that, where it was asked. */
  told: TransactionDetails | undefined
  /** What could not be looked at, and why. */
  remarks: string[]
  /** Undefined for what owners sign no hash for. */
  transaction: SafeTransaction | undefined
  hashes: SafeTransactionHashes | undefined
  decoded: DecodedCall | undefined
  checks: readonly Check[]
  warnings: readonly Warning[]
  approvals: Approvals
}

export type ExitCode = 0 | 1 | 2

/** Nothing passes that the site would not let anybody sign: what is approved elsewhere counts like the transaction itself. */
export function judgeReport({ status, approvals }: Pick<Report, 'status' | 'approvals'>): ExitCode {
  const isWrong = approvals.states.some(({ approved }) => approved?.status === 'mismatch')
  if (status === 'mismatch' || isWrong) return 1
  return status === 'match' && approvals.problem === undefined ? 0 : 2
}
