import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { TransactionStatus } from '@safe-global/safe-apps-sdk'
import type { Hex } from 'viem'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { HashLabel } from '@/components/chain/HashLabel'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { sayReason } from '@/lib/safe/verify/reason'
import { useSafeTransaction } from '@/lib/safe-apps/guest/useSafeTransaction'
import type { SafeTransactionProgress } from '@/lib/safe-apps/host/followTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './GuestTransaction.module.css'
import * as words from './words'

type GuestTransactionProps = { sdk: SafeAppsSDK; safe: SafeView; safeTxHash: Hex }

/** A proposal on its way to the chain: two hashes, who must still act, and the chain's own word at the end. */
export function GuestTransaction({ sdk, safe, safeTxHash }: GuestTransactionProps) {
  const { progress, execution, error, retry } = useSafeTransaction(sdk, safe, safeTxHash)
  return (
    <div className={styles.transaction}>
      <p role="status">{describeProgress(progress)}</p>
      <HashLabel name="safeTxHash" hash={safeTxHash} />
      {progress?.txHash ? (
        <>
          <HashLabel name={words.transactionHash} hash={progress.txHash} />
          <p>
            {words.hashesHint}{' '}
            <ExplorerLink chainId={safe.chainId} kind="tx" value={progress.txHash}>
              {words.viewOnExplorer}
            </ExplorerLink>
          </p>
        </>
      ) : (
        <p>{words.noHashYet}</p>
      )}
      {execution?.status === 'match' && <p>{words.checked(sayReason(execution.reason))}</p>}
      {execution?.status === 'unknown' && <Notice tone="warning">{sayReason(execution.reason)}</Notice>}
      {execution?.status === 'mismatch' && (
        <Notice tone="error" title={words.notConfirmed}>
          {sayReason(execution.reason)}
        </Notice>
      )}
      {error !== null && <FailureNotice title={words.cannotFollow} error={error} onRetry={retry} />}
    </div>
  )
}

function describeProgress(progress: SafeTransactionProgress | undefined): string {
  if (!progress) return words.askingProgress
  const { status, missing } = progress
  if (status !== TransactionStatus.AWAITING_CONFIRMATIONS || missing === undefined) return words.progress[status]
  return words.ownersMissing(missing)
}
