import { AddressLabel } from '@/components/chain/AddressLabel'
import type { PendingCreation } from '@/components/create-safe/model/creation'
import { decideCreation } from '@/components/create-safe/model/decideCreation'
import { useCreate } from '@/components/create-safe/model/useCreate'
import { useCreationReview } from '@/components/create-safe/model/useCreationReview'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'
import { PredictionFacts } from './PredictionFacts'
import { SetupFacts } from './SetupFacts'

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
      <Panel title="Review the new Safe">
        <SetupFacts creation={creation} />
      </Panel>
      <Panel title="Before you pay">
        <PredictionFacts creation={creation} review={review} />
        {error && <FailureNotice title="This could not be checked on the chain" error={error} onRetry={refetch} />}
        {account && !isOwner && (
          <Notice tone="warning">The connected account pays for this Safe, and is not among its owners.</Notice>
        )}
        {(creation.stage === 'asked' || asked.length > 0) && !isBusy && (
          <Notice tone="warning" title="Your wallet was asked for this before">
            What it answered is not known here. Look in the wallet whether it has sent it, before you send it again.
            {asked.map((address) => (
              <AddressLabel key={address} chainId={creation.chainId} address={address} />
            ))}
          </Notice>
        )}
        <div aria-live="polite" className={styles.step}>
          {isBusy && <p>Checked again. Confirm in your wallet…</p>}
          <ActNotices state={state} failure="Nothing is known to be sent" />
        </div>
        <ActionButton
          {...{ obstacle, isBusy, hasOffer: true, variant: 'primary', chainId: creation.chainId }}
          onClick={() => account && create(account)}
        >
          Create and pay
        </ActionButton>
        <div>
          <Button onClick={onEdit} disabled={isBusy}>
            Back
          </Button>
        </div>
      </Panel>
    </>
  )
}
