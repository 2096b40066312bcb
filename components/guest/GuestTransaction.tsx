import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { TransactionStatus } from '@safe-global/safe-apps-sdk'
import type { Hex } from 'viem'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { HashLabel } from '@/components/chain/HashLabel'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { useSafeTransaction } from '@/lib/safe-apps/guest/useSafeTransaction'
import type { SafeTransactionProgress } from '@/lib/safe-apps/host/followTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './GuestTransaction.module.css'

type GuestTransactionProps = { sdk: SafeAppsSDK; safe: SafeView; safeTxHash: Hex }

const statusWords = {
  [TransactionStatus.AWAITING_CONFIRMATIONS]: 'Waiting for signatures',
  [TransactionStatus.AWAITING_EXECUTION]: 'Signed; waiting for somebody to execute it',
  [TransactionStatus.CANCELLED]: 'Cancelled: another transaction took its place',
  [TransactionStatus.FAILED]: 'Executed, and failed: nothing of it happened',
  [TransactionStatus.SUCCESS]: 'Executed',
}

/** A proposal on its way to the chain: two hashes, who must still act, and the chain's own word at the end. */
export function GuestTransaction({ sdk, safe, safeTxHash }: GuestTransactionProps) {
  const { progress, execution, error, retry } = useSafeTransaction(sdk, safe, safeTxHash)
  return (
    <div className={styles.transaction}>
      <p role="status">{describeProgress(progress)}</p>
      <HashLabel name="safeTxHash" hash={safeTxHash} />
      {progress?.txHash ? (
        <>
          <HashLabel name="Transaction on the chain" hash={progress.txHash} />
          <p>
            The first hash names what the owners signed, the second the transaction that carried it out.{' '}
            <ExplorerLink chainId={safe.chainId} kind="tx" value={progress.txHash}>
              View on explorer
            </ExplorerLink>
          </p>
        </>
      ) : (
        <p>This is not a transaction hash: there is one only when the Safe has executed it.</p>
      )}
      {execution?.status === 'match' && <p>Checked: {execution.reason}</p>}
      {execution?.status === 'unknown' && <Notice tone="warning">{execution.reason}</Notice>}
      {execution?.status === 'mismatch' && (
        <Notice tone="error" title="The chain does not confirm this">
          {execution.reason}
        </Notice>
      )}
      {error !== null && <FailureNotice title="It cannot be followed any longer" error={error} onRetry={retry} />}
    </div>
  )
}

function describeProgress(progress: SafeTransactionProgress | undefined): string {
  if (!progress) return 'Proposed. Asking how far it is…'
  const { status, missing } = progress
  if (status !== TransactionStatus.AWAITING_CONFIRMATIONS || missing === undefined) return `${statusWords[status]}.`
  return missing === 1 ? 'One more owner must sign.' : `${missing} more owners must sign.`
}
