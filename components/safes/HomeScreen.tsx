import { Notice } from '@/components/ui/Notice'
import type { SafeView } from '@/lib/verify/safeView'
import { isKnownVersion } from '@/lib/verify/versionState'
import { ActivityPanel } from './ActivityPanel'
import { ContractPanel } from './ContractPanel'
import styles from './HomeScreen.module.css'
import { OwnersPanel } from './OwnersPanel'

type HomeScreenProps = { safe: SafeView }

/** The overview of a Safe: who owns it, what waits, and what it is made of. */
export function HomeScreen({ safe }: HomeScreenProps) {
  const isUnknown = safe.version !== '' && !isKnownVersion(safe.version)
  return (
    <div className={styles.screen}>
      {isUnknown && (
        <Notice tone="warning" title="This Safe has a version that is not known here">
          It calls itself “{safe.version.slice(0, 40)}”. How such a Safe computes what its owners sign is not known to
          this site, so it can be looked at, but nothing can be checked or signed for it here.
        </Notice>
      )}
      <div className={styles.columns}>
        <OwnersPanel safe={safe} />
        <ActivityPanel safe={safe} />
      </div>
      <ContractPanel safe={safe} />
    </div>
  )
}
