import { useAccount } from 'wagmi'
import { QueueNotices } from '@/components/transactions/list/QueueNotices'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import { useQueue } from '@/components/transactions/list/useQueue'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Skeleton } from '@/components/ui/Skeleton'
import { includesAddress } from '@/lib/format/address'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { HomePart } from './HomePart'
import * as words from './words'

type WaitingPanelProps = { safe: SafeView }

const mostShown = 3

/** What is proposed and comes next, and what is wrong with the queue as a whole. */
export function WaitingPanel({ safe }: WaitingPanelProps) {
  const { pages, sections, checks, repeats } = useQueue(safe, true)
  const { isSettled } = pages
  const { address: account } = useAccount()
  const isOwner = account !== undefined && includesAddress(safe.owners, account)
  const { used, next, queued } = sections
  const waiting = [...used, ...next, ...queued].flatMap(({ transactions }) => transactions)
  const isNothing = waiting.length === 0 && pages.unread.length === 0 && !checks.isWrong
  return (
    <HomePart title={words.waiting} href={safeRoutes.queue(safe)} link={words.allWaiting}>
      <PagedListState safe={safe} what={words.queue} list={pages} />
      {isSettled && <QueueNotices state={checks} />}
      {pages.isLoading && <Skeleton label={words.loadingQueue} lines={mostShown} rows={isOwner ? 'acting' : 'plain'} />}
      {waiting.length > 0 && (
        <TransactionRows
          safe={safe}
          transactions={waiting.slice(0, mostShown)}
          isSettled={isSettled}
          repeats={repeats}
          label={words.waiting}
        />
      )}
      {isNothing && !pages.isLoading && !pages.error && <p>{words.nothingWaits}</p>}
    </HomePart>
  )
}
