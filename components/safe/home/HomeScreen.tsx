import { ContractPanel } from '@/components/safe/settings/ContractPanel'
import { OwnersPanel } from '@/components/safe/settings/OwnersPanel'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ActivityPanel } from './ActivityPanel'
import styles from './HomeScreen.module.css'

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
