import dynamic from 'next/dynamic'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './HistoryScreen.module.css'
import { ListedHistory } from './ListedHistory'

const loadWritten = () => import('./written/WrittenHistory').then((module) => module.WrittenHistory)
const WrittenHistory = dynamic(loadWritten, { ssr: false })

type HistoryScreenProps = { safe: SafeView }

/** What the Safe has done and received. */
export function HistoryScreen({ safe }: HistoryScreenProps) {
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      {hasService ? <ListedHistory safe={safe} /> : <WrittenHistory safe={safe} />}
    </div>
  )
}
