import { isAddressEqual } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TokenAmount } from '@/components/chain/TokenAmount'
import type { Creation } from '@/components/create-safe/model/creation'
import type { ReviewedCreation } from '@/components/create-safe/model/reviewCreation'
import { Fact } from '@/components/ui/Fact'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { findChain } from '@/lib/config/chain'
import styles from './createSafe.module.css'
import * as words from './words'

type PredictionFactsProps = { creation: Creation; review: ReviewedCreation | undefined }

/** The address computed here, what the factory and the chain say of it, and what it costs. */
export function PredictionFacts({ creation, review }: PredictionFactsProps) {
  const { chainId, address } = creation
  const currency = findChain(chainId)?.nativeCurrency
  const notKnown = review ? words.notKnown : words.beingAsked
  const isPoor = review?.fee !== undefined && review.payerBalance !== undefined && review.payerBalance < review.fee
  return (
    <dl className={styles.facts}>
      <Fact term={words.computedAddress}>
        <div className={styles.step}>
          <AddressLabel chainId={chainId} address={address} />
          <div>
            <VerificationBadge {...judge(creation, review)} />
          </div>
        </div>
      </Fact>
      <Fact term={words.atAddress}>
        {review ? describeState(review) : notKnown}
        {review && review.addressBalance > 0n && currency && (
          <> {words.holds(<TokenAmount amount={review.addressBalance} {...currency} isExact />)}</>
        )}
      </Fact>
      <Fact term={words.estimatedFee}>
        {review?.fee !== undefined && currency ? (
          <>
            {words.about(<TokenAmount amount={review.fee} {...currency} />)}
            <p className={styles.soft}>{words.feeHint}</p>
          </>
        ) : (
          notKnown
        )}
        {isPoor && <p className={styles.problem}>{words.payerIsPoor}</p>}
      </Fact>
    </dl>
  )
}

function judge({ address }: Creation, review: ReviewedCreation | undefined) {
  if (!review) return { status: 'loading' as const }
  if (!review.factoryAddress) return { status: 'unknown' as const, sentence: words.factoryIsSilent }
  return isAddressEqual(review.factoryAddress, address)
    ? { status: 'match' as const, sentence: words.factoryAgrees }
    : { status: 'mismatch' as const, sentence: words.factoryDisagrees(review.factoryAddress) }
}

function describeState({ created }: ReviewedCreation): string {
  return created.state === 'absent' ? words.addressIsFree : words.addressIsTaken
}
