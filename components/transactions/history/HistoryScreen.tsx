import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './HistoryScreen.module.css'
import { ListedHistory } from './ListedHistory'
import { WrittenHistory } from './WrittenHistory'

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
