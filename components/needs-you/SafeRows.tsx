import Link from 'next/link'
import { type CSSProperties, useMemo } from 'react'
import { AccountName } from '@/components/chain/AccountName'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import { Skeleton } from '@/components/ui/Skeleton'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { chainName } from '@/lib/config/chainName'
import { safeParam, safeRoutes } from '@/lib/routes'
import { useSafeView } from '@/lib/safe-view/useSafeView'
import { countRepeats } from '@/lib/verify/repeats'
import type { GroupSafe } from './listGroups'
import styles from './NeedsYouList.module.css'
import { useIsCurrent } from './useIsCurrent'
import * as words from './words'

/** What waits in one Safe, under its name; each row is checked against the Safe's own chain. */
export function SafeRows({ safe, transactions, isMore, updatedAt }: GroupSafe) {
  const { nameOf } = useAddressBook()
  const { safe: view, chain, service, retry } = useSafeView(safe)
  const isCurrent = useIsCurrent(safe, view?.service && `${view.service.txQueuedTag} ${view.nonce}`, updatedAt)
  const repeats = useMemo(() => countRepeats(transactions), [transactions])
  const room: CSSProperties & Record<'--rows', number> = { '--rows': transactions.length }
  return (
    <div className={styles.safe}>
      <p className={styles.caption}>
        <Link href={safeRoutes.queue(safe)} prefetch={false}>
          <AccountName chainId={safe.chainId} address={safe.address} />
        </Link>
        <span className={styles.network}>
          {chainName(safe.chainId, 'unused')}
          {isMore && ` · ${words.moreInQueue}`}
        </span>
      </p>
      {view ? (
        <TransactionRows
          {...{ safe: view, transactions, repeats }}
          isSettled={isCurrent}
          label={nameOf(safe.chainId, safe.address) ?? safeParam(safe)}
        />
      ) : (
        <div className={styles.pending} style={room}>
          <SourceStateNotice chainId={safe.chainId} state={chain} onRetry={retry} />
          <SourceStateNotice state={service} />
          <Skeleton label={words.loadingSafe} lines={1} />
        </div>
      )}
    </div>
  )
}
