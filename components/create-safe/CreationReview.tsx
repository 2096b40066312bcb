import { AddressLabel } from '@/components/chain/AddressLabel'
import type { PendingCreation } from '@/components/create-safe/model/creation'
import { decideCreation } from '@/components/create-safe/model/decideCreation'
import { useCreate } from '@/components/create-safe/model/useCreate'
import { useCreationReview } from '@/components/create-safe/model/useCreationReview'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'
import { PredictionFacts } from './PredictionFacts'
import { SetupFacts } from './SetupFacts'
import * as words from './words'

type CreationReviewProps = { creation: PendingCreation; onEdit: () => void }

/** All that will be so, and what the chain says of it, before anything is paid for. */
export function CreationReview({ creation, onEdit }: CreationReviewProps) {
  const { account, walletChainId, asked, review, error, refetch } = useCreationReview(creation)
  const { state, create } = useCreate(creation)
  const isBusy = state.phase === 'wallet'
  const obstacle = decideCreation({ creation, account, walletChainId, review, error })
  const isOwner = creation.owners.some(({ address }) => address === account)

  if (review?.created.state === 'asAsked') return <CreatedPanel creation={creation} created={review.created} />
  return (
    <>
      <Panel title={words.reviewTitle}>
        <SetupFacts creation={creation} />
      </Panel>
      <Panel title={words.beforeYouPay}>
        <PredictionFacts creation={creation} review={review} />
        {error && <FailureNotice title={words.reviewFailed} error={error} onRetry={refetch} />}
        {account && !isOwner && <Notice tone="warning">{words.payerIsNoOwner}</Notice>}
        {(creation.stage === 'asked' || asked.length > 0) && !isBusy && (
          <Notice tone="warning" title={words.askedBefore}>
            {words.askedBeforeHint}
            {asked.map((address) => (
              <AddressLabel key={address} chainId={creation.chainId} address={address} />
            ))}
          </Notice>
        )}
        <div aria-live="polite" className={styles.step}>
          {isBusy && <p>{words.confirmInWallet}</p>}
          <ActNotices state={state} failure={words.nothingSent} />
        </div>
        <ActionButton
          {...{ obstacle, isBusy, hasOffer: true, variant: 'primary', chainId: creation.chainId }}
          onClick={() => account && create(account)}
        >
          {words.createAndPay}
        </ActionButton>
        <div>
          <Button onClick={onEdit} disabled={isBusy}>
            {words.back}
          </Button>
        </div>
      </Panel>
    </>
  )
}
