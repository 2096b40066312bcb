import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { ListPager } from '@/components/ui/list/ListPager'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Skeleton } from '@/components/ui/Skeleton'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useHasActs } from '@/lib/signing/unfinished/useHasActs'
import { QueueNotices } from './QueueNotices'
import styles from './QueueScreen.module.css'
import { QueueSection } from './QueueSection'
import { UnknownItems } from './UnknownItems'
import { useQueue } from './useQueue'
import * as words from './words'

const loadActs = () => import('@/components/transactions/begun/BegunActs').then((module) => module.BegunActs)
const BegunActs = dynamic(loadActs, { ssr: false })
const OwnQueue = dynamic(() => import('./OwnQueue').then((module) => module.OwnQueue), { ssr: false })

type QueueScreenProps = { safe: SafeView }

/** What is proposed and not executed yet. */
export function QueueScreen({ safe }: QueueScreenProps) {
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      {hasService ? <ListedQueue safe={safe} /> : <OwnQueue safe={safe} />}
    </div>
  )
}

function ListedQueue({ safe }: QueueScreenProps) {
  const [isTrusted, setIsTrusted] = useState(true)
  const { pages, sections, queueItems, checks, repeats } = useQueue(safe, isTrusted)
  const { isSettled } = pages
  const hasActs = useHasActs(safe)
  const common = { safe, isSettled, repeats }
  const isEmpty =
    queueItems.length === 0 && sections.queued.length === 0 && pages.unread.length === 0 && !checks.isWrong
  return (
    <>
      {hasActs && <BegunActs safe={safe} />}
      <label className={styles.toggle}>
        <input type="checkbox" checked={!isTrusted} onChange={(event) => setIsTrusted(!event.target.checked)} />
        {words.showUnsigned}
      </label>
      <PagedListState safe={safe} what={words.queue} list={pages} />
      {isSettled && <QueueNotices state={checks} />}
      <UnknownItems kinds={sections.unknown} />
      {pages.isLoading && <Skeleton label={words.loadingQueue} />}
      <QueueSection {...common} title={words.usedNonces} groups={sections.used} explanation={words.usedHint} />
      <QueueSection {...common} title={words.next} groups={sections.next} />
      <QueueSection {...common} title={words.queued} groups={sections.queued} />
      {isEmpty && !pages.isLoading && !pages.error && (
        <p className={styles.empty}>{isTrusted ? words.nothingWaits : words.noProposal}</p>
      )}
      <ListPager list={pages} />
    </>
  )
}
