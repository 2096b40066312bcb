import Link from 'next/link'
import { isAddressEqual } from 'viem'
import type { Situation } from '@/lib/act/decideActions'
import type { Review } from '@/lib/act/review'
import { AppError } from '@/lib/errors'
import { safeRoutes } from '@/lib/routes'
import { formatTransactionLink } from '@/lib/safe/transactionLink'

type OwnerSafeLinksProps = { situation: Situation; review: Review | undefined }

/**
 * The way for the Safes among the owners that need several signatures themselves: such a Safe approves the hash by a
 * transaction of its own, which its owners sign there.
 */
export function OwnerSafeLinks({ situation, review }: OwnerSafeLinksProps) {
  const { ownerSafes, signedBy, safe } = situation
  const hash = review?.status === 'match' ? review.verification.hashes?.safeTxHash : undefined
  const waiting = ownerSafes.filter(
    ({ address, threshold }) => threshold > 1 && !signedBy.some((signer) => isAddressEqual(signer, address)),
  )
  if (!review || !hash) return null
  const { transaction, confirmations } = review
  const fragment = linkOf({
    chainId: safe.chainId,
    safe: safe.address,
    transaction,
    safeTxHash: hash,
    signatures: confirmations,
  })
  return waiting.map(({ address, threshold }) => (
    <div key={address}>
      <p>
        {`${address}, a Safe that you own, is an owner here and needs ${threshold} signatures. It signs by a transaction of its own that approves this hash. When that is executed, this one shows it as approved on the chain.`}
      </p>
      {fragment.startsWith('#') ? (
        <Link href={`${safeRoutes.newTransaction({ chainId: safe.chainId, address })}${fragment}`}>
          Propose the approval in that Safe
        </Link>
      ) : (
        <p>{fragment}</p>
      )}
    </div>
  ))
}

function linkOf(file: Parameters<typeof formatTransactionLink>[1]): string {
  try {
    return formatTransactionLink('approve', file)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
