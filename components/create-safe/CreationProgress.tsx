import { useQuery } from '@tanstack/react-query'
import { usePublicClient } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { HashLabel } from '@/components/chain/HashLabel'
import type { SentCreation } from '@/components/create-safe/model/creation'
import { type CreationOutcome, progressQuery } from '@/components/create-safe/model/followCreation'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import { CreatedPanel } from './CreatedPanel'
import styles from './createSafe.module.css'
import { WaysOut } from './WaysOut'

type CreationProgressProps = { creation: SentCreation }

const endings: Record<Exclude<CreationOutcome, 'waiting' | 'created'>, { title: string; sentence: string }> = {
  overdue: {
    title: `The chain has not taken the transaction for ${formatDuration(sentPatience)}`,
    sentence: 'It still waits there and may be taken at any time. Raise its fee in your wallet, or cancel it there.',
  },
  reverted: { title: 'The chain refused the transaction', sentence: 'The fee is paid, and nothing was created.' },
  replaced: {
    title: 'The transaction was cancelled or replaced',
    sentence: 'Another transaction of the same account took its place. Nothing was created, and it can no longer come.',
  },
  dropped: {
    title: 'The transaction may have been dropped',
    sentence:
      `The chain has not taken it for ${formatDuration(sentPatience)} and does not know it any more. Look in your wallet before you send ` +
      'it again: if both are taken, the second one creates nothing, and its fee is lost.',
  },
  empty: {
    title: 'The transaction did something else',
    sentence: 'The chain has taken the transaction, and it did not create this Safe.',
  },
}

/** Follows a creation that was sent until the chain has the Safe, or will not have it. */
export function CreationProgress({ creation }: CreationProgressProps) {
  const client = usePublicClient({ chainId: creation.chainId })
  const { data, error, refetch } = useQuery(progressQuery(client, creation))
  const { outcome = 'waiting', created = { state: 'absent' } } = data ?? {}

  if (created.state === 'asAsked') return <CreatedPanel {...{ creation, created, outcome }} />
  // The node that was asked for the Safe may be a block behind the one that knows of its creation.
  const isComing = outcome === 'waiting' || outcome === 'created'
  const ending = created.state === 'absent' && !isComing ? endings[outcome] : undefined
  return (
    <Panel title="The new Safe">
      <AddressLabel chainId={creation.chainId} address={creation.address} />
      <HashLabel name="Transaction" hash={creation.txHash} />
      <div aria-live="polite" className={styles.step} data-creation={created.state === 'absent' ? outcome : 'other'}>
        {created.state === 'absent' && !ending && (
          <p>Sent. Waiting until the chain has the Safe… This goes on even if the page is closed.</p>
        )}
        {ending && (
          <Notice tone={outcome === 'overdue' ? 'warning' : 'error'} title={ending.title}>
            {ending.sentence}
          </Notice>
        )}
        {created.state === 'other' && (
          <Notice tone="error" title="What stands at the address is not what you asked for">
            Do not send anything to it.
          </Notice>
        )}
      </div>
      {created.state === 'other' && <CheckList checks={created.checks} />}
      {error && (
        <FailureNotice title="The chain does not say what became of it" error={error} onRetry={() => refetch()} />
      )}
      {(ending || created.state === 'other') && (
        <WaysOut creation={creation} outcome={created.state === 'absent' ? outcome : 'other'} />
      )}
    </Panel>
  )
}
