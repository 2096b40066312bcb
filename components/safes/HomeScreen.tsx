import type { SafeView } from '@/lib/verify/safeView'
import { ActivityPanel } from './ActivityPanel'
import { ContractPanel } from './ContractPanel'
import styles from './HomeScreen.module.css'
import { OwnersPanel } from './OwnersPanel'

type HomeScreenProps = { safe: SafeView }

/** The overview of a Safe: who owns it, what waits, and what it is made of. */
export function HomeScreen({ safe }: HomeScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.columns}>
        <OwnersPanel safe={safe} />
        <ActivityPanel safe={safe} />
      </div>
      <ContractPanel safe={safe} />
    </div>
  )
}
