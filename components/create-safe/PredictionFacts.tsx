import { isAddressEqual } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TokenAmount } from '@/components/chain/TokenAmount'
import type { Creation } from '@/components/create-safe/model/creation'
import type { CreationReview } from '@/components/create-safe/model/reviewCreation'
import { Fact } from '@/components/ui/Fact'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { findChain } from '@/lib/config/chain'
import styles from './createSafe.module.css'

type PredictionFactsProps = { creation: Creation; review: CreationReview | undefined }

/** The address computed here, what the factory and the chain say of it, and what it costs. */
export function PredictionFacts({ creation, review }: PredictionFactsProps) {
  const { chainId, address } = creation
  const currency = findChain(chainId)?.nativeCurrency
  const notKnown = review ? 'Not known' : 'Being asked…'
  const isPoor = review?.fee !== undefined && review.payerBalance !== undefined && review.payerBalance < review.fee
  return (
    <dl className={styles.facts}>
      <Fact term="Address of the Safe, computed here">
        <div className={styles.step}>
          <AddressLabel chainId={chainId} address={address} />
          <div>
            <VerificationBadge {...judge(creation, review)} />
          </div>
        </div>
      </Fact>
      <Fact term="At this address now">
        {review ? describeState(review) : notKnown}
        {review && review.addressBalance > 0n && currency && (
          <>
            {' It holds '}
            <TokenAmount amount={review.addressBalance} {...currency} isExact />
            {' already.'}
          </>
        )}
      </Fact>
      <Fact term="Estimated network fee">
        {review?.fee !== undefined && currency ? (
          <>
            About <TokenAmount amount={review.fee} {...currency} />
            <p className={styles.soft}>The wallet decides the price. Some networks charge for the data on top.</p>
          </>
        ) : (
          notKnown
        )}
        {isPoor && <p className={styles.problem}>The connected account has less than that.</p>}
      </Fact>
    </dl>
  )
}

function judge({ address }: Creation, review: CreationReview | undefined) {
  if (!review) return { status: 'loading' as const }
  if (!review.factoryAddress) {
    return { status: 'unknown' as const, sentence: 'The factory creates nothing where something is already.' }
  }
  return isAddressEqual(review.factoryAddress, address)
    ? { status: 'match' as const, sentence: 'The factory on the chain answers with the same address.' }
    : { status: 'mismatch' as const, sentence: `The factory answers with another address: ${review.factoryAddress}.` }
}

function describeState({ created }: CreationReview): string {
  return created.state === 'absent' ? 'Nothing: it is free.' : 'Something else than this Safe.'
}
