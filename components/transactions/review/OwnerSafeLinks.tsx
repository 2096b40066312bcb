import Link from 'next/link'
import { isAddressEqual } from 'viem'
import type { Situation } from '@/lib/signing/transaction/decideActions'
import type { Review } from '@/lib/signing/transaction/review'
import { linkToTransaction } from './linkToTransaction'
import * as words from './words'

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
  const { chainId, address: parent } = safe
  const file = { chainId, safe: parent, transaction, safeTxHash: hash, signatures: confirmations }
  return waiting.map(({ address, threshold }) => {
    const link = linkToTransaction('approve', { chainId, address }, file)
    return (
      <div key={address}>
        <p>{words.ownerSafe(address, threshold)}</p>
        {'href' in link ? <Link href={link.href}>{words.proposeApproval}</Link> : <p>{link.problem}</p>}
      </div>
    )
  })
}
