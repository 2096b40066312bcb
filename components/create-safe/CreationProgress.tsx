import { useQuery } from '@tanstack/react-query'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { HashLabel } from '@/components/chain/HashLabel'
import type { SentCreation } from '@/components/create-safe/model/creation'
import { progressQuery } from '@/components/create-safe/model/followCreation'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import { useReadClient } from '@/lib/chain/useReadClient'
import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'
import { WaysOut } from './WaysOut'
import * as words from './words'

type CreationProgressProps = { creation: SentCreation }

/** Follows a creation that was sent until the chain has the Safe, or will not have it. */
export function CreationProgress({ creation }: CreationProgressProps) {
  const client = useReadClient({ chainId: creation.chainId })
  const { data, error, refetch } = useQuery(progressQuery(client, creation))
  const { outcome = 'waiting', created = { state: 'absent' } } = data ?? {}

  if (created.state === 'asAsked') return <CreatedPanel {...{ creation, created, outcome }} />
  // The node that was asked for the Safe may be a block behind the one that knows of its creation.
  const isComing = outcome === 'waiting' || outcome === 'created'
  const ending =
    created.state === 'absent' && !isComing ? words.endings(formatDuration(sentPatience))[outcome] : undefined
  return (
    <Panel title={words.createdSafe}>
      <AddressLabel chainId={creation.chainId} address={creation.address} />
      <HashLabel name={words.transaction} hash={creation.txHash} />
      <div aria-live="polite" className={styles.step} data-creation={created.state === 'absent' ? outcome : 'other'}>
        {created.state === 'absent' && !ending && <p>{words.sent}</p>}
        {ending && (
          <Notice tone={outcome === 'overdue' ? 'warning' : 'error'} title={ending.title}>
            {ending.sentence}
          </Notice>
        )}
        {created.state === 'other' && (
          <Notice tone="error" title={words.otherAtAddress}>
            {words.otherAtAddressHint}
          </Notice>
        )}
      </div>
      {created.state === 'other' && <CheckList checks={created.checks} />}
      {error && <FailureNotice title={words.progressUnknown} error={error} onRetry={() => refetch()} />}
      {(ending || created.state === 'other') && (
        <WaysOut creation={creation} outcome={created.state === 'absent' ? outcome : 'other'} />
      )}
    </Panel>
  )
}
