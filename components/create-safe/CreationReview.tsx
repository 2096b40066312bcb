import { useQuery } from '@tanstack/react-query'
import { useAccount, usePublicClient } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import type { PendingCreation } from '@/lib/create/creation'
import { decideCreation } from '@/lib/create/decideCreation'
import { creationReviewQuery } from '@/lib/create/reviewCreation'
import { useCreate } from '@/lib/create/useCreate'
import { CreateButton } from './CreateButton'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'
import { PredictionFacts } from './PredictionFacts'
import { SetupFacts } from './SetupFacts'

type CreationReviewProps = { creation: PendingCreation; onEdit: () => void }

/** All that will be so, and what the chain says of it, before anything is paid for. */
export function CreationReview({ creation, onEdit }: CreationReviewProps) {
  const { address: account, chainId: walletChainId } = useAccount()
  const client = usePublicClient({ chainId: creation.chainId })
  const { data: review, error, refetch } = useQuery(creationReviewQuery(client, creation, account))
  const { isBusy, error: failure, create } = useCreate(creation)
  const decision = decideCreation({ creation, account, walletChainId, review, error })
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
        {creation.stage === 'asked' && !isBusy && (
          <Notice tone="warning" title="Your wallet was asked for this before">
            What it answered is not known here. Look in the wallet whether it has sent it, before you send it again.
          </Notice>
        )}
        <div aria-live="polite" className={styles.step}>
          {isBusy && <p>Checked again. Confirm in your wallet…</p>}
          {failure !== undefined && <FailureNotice title="Nothing is known to be sent" error={failure} />}
        </div>
        <CreateButton
          decision={decision}
          chainId={creation.chainId}
          isBusy={isBusy}
          onClick={() => account && create(account)}
        />
        <div>
          <Button onClick={onEdit} disabled={isBusy}>
            Back
          </Button>
        </div>
      </Panel>
    </>
  )
}
