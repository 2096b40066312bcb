import { isAddressEqual } from 'viem'
import { findChain } from '@/lib/config/chain'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { linkToTransaction } from './linkToTransaction'
import type { ReviewRequest } from './reviewRequest'
import * as words from './words'

/** A transaction of another Safe than the one that is open; `href` opens it there, when it can be opened here at all. */
export class ForeignTransactionError extends AppError {
  override name = 'ForeignTransactionError'
  readonly href: string | undefined

  constructor(file: TransactionFile) {
    const chain = findChain(file.chainId)
    super(words.ofOtherSafe(file.safe, file.chainId, chain?.name))
    this.href = chain && hrefOf(file)
  }
}

/** Throws ForeignTransactionError for a file of another Safe or chain. */
export function assertOwnFile({ chainId, address }: SafeRef, file: TransactionFile): void {
  if (file.chainId !== chainId || !isAddressEqual(file.safe, address)) throw new ForeignTransactionError(file)
}

/** Nothing in it is believed: the review computes the hash again, and holds every signature against it. */
export function reviewFile({ transaction, signatures, safeTxHash }: TransactionFile): ReviewRequest {
  return { kind: 'transaction', transaction, signatures, safeTxHash }
}

function hrefOf(file: TransactionFile): string {
  const safe = { chainId: file.chainId, address: file.safe }
  const link = linkToTransaction('tx', safe, file)
  // Too long for a link: the file has to be opened there by hand.
  return 'href' in link ? link.href : safeRoutes.newTransaction(safe)
}
