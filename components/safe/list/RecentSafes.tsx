import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { pinnedSafes } from '@/lib/safe-view/pinnedSafes'
import { nameSafe, viewedSafes } from '@/lib/safe-view/viewedSafes'
import styles from './RecentSafes.module.css'
import { SafeLink } from './SafeLink'
import * as words from './words'

type RecentSafesProps = {
  /** Listed already. */
  owned: readonly SafeRef[]
}

/** The Safes that the user pinned, and those that this browser looked at last. */
export function RecentSafes({ owned }: RecentSafesProps) {
  const without = (safes: readonly SafeRef[], others: readonly SafeRef[]) => {
    const names = new Set(others.map(nameSafe))
    return safes.filter((safe) => !names.has(nameSafe(safe)))
  }
  const pinned = without(useStore(pinnedSafes), owned)
  const viewed = without(useStore(viewedSafes), [...owned, ...pinned])
  return (
    <>
      <SafeLinks title={words.pinned} safes={pinned} />
      <SafeLinks title={words.viewedLately} safes={viewed} />
    </>
  )
}

function SafeLinks({ title, safes }: { title: string; safes: readonly SafeRef[] }) {
  if (safes.length === 0) return null
  return (
    <div className={styles.recent}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {safes.map((safe) => (
          <li key={nameSafe(safe)}>
            <SafeLink safe={safe} />
          </li>
        ))}
      </ul>
    </div>
  )
}
