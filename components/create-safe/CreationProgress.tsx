import { useQuery } from '@tanstack/react-query'
import { usePublicClient } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CheckList } from '@/components/chain/CheckList'
import { HashLabel } from '@/components/chain/HashLabel'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { createdQuery } from '@/lib/create/checkCreated'
import type { SentCreation } from '@/lib/create/creation'
import { endingQuery } from '@/lib/create/followCreation'
import { removeCreation, saveCreation } from '@/lib/create/pendingCreations'
import { browserStorage } from '@/lib/query/browserStorage'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'

type CreationProgressProps = { creation: SentCreation }

const endings = {
  reverted: 'The chain refused it: the fee is paid, and nothing was created.',
  failure: 'The chain refused it: the fee is paid, and nothing was created.',
  replaced: 'Your wallet replaced it by another transaction: nothing was created by this one.',
  dropped: 'The chain has not taken it for ten minutes: it may have been dropped. Look in your wallet.',
  success: 'The chain has the transaction, and nothing stands at the predicted address.',
}

/** Follows a creation that was sent until the chain has the Safe, or will not have it. */
export function CreationProgress({ creation }: CreationProgressProps) {
  const client = usePublicClient({ chainId: creation.chainId })
  const created = useQuery(createdQuery(client, creation))
  const ending = useQuery(endingQuery(client, creation))
  const state = created.data?.state ?? 'absent'
  const isGone = state === 'absent' && ending.data !== undefined && created.dataUpdatedAt > ending.dataUpdatedAt

  if (created.data?.state === 'asAsked') return <CreatedPanel creation={creation} created={created.data} />
  return (
    <Panel title="The new Safe">
      <AddressLabel chainId={creation.chainId} address={creation.address} />
      <HashLabel name="Transaction" hash={ending.data?.txHash ?? creation.txHash} />
      <div aria-live="polite" className={styles.step} data-creation={isGone ? ending.data?.outcome : state}>
        {state === 'absent' && !isGone && <p>Sent. Waiting until the chain has the Safe…</p>}
        {isGone && ending.data && <Notice tone="error">{endings[ending.data.outcome]}</Notice>}
        {state === 'other' && (
          <Notice tone="error" title="What stands at the address is not what you asked for">
            Do not send anything to it.
          </Notice>
        )}
      </div>
      {created.data?.state === 'other' && <CheckList checks={created.data.checks} />}
      {created.error && (
        <FailureNotice title="The chain does not say what it has" error={created.error} onRetry={created.refetch} />
      )}
      {ending.error && (
        <FailureNotice title="The transaction could not be followed" error={ending.error} onRetry={ending.refetch} />
      )}
      {(isGone || state === 'other') && <WaysOut creation={creation} canRepeat={isGone} />}
    </Panel>
  )
}

function WaysOut({ creation, canRepeat }: { creation: SentCreation; canRepeat: boolean }) {
  const { txHash: _, ...rest } = creation
  const repeat = () => browserStorage && saveCreation(browserStorage, { ...rest, stage: 'review' })
  return (
    <div className={styles.row}>
      {canRepeat && (
        <Button variant="primary" onClick={repeat}>
          Back to the review
        </Button>
      )}
      <Button onClick={() => browserStorage && removeCreation(browserStorage, creation)}>Forget it</Button>
    </div>
  )
}
