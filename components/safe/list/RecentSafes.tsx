import { useStore } from 'zustand'
import styles from './RecentSafes.module.css'
import { SafeLink } from './SafeLink'
import { viewedSafes } from './viewedSafes'
import * as words from './words'

/** The Safes that this browser looked at last; nothing is asked about them before one is opened. */
export function RecentSafes() {
  const safes = useStore(viewedSafes)
  if (safes.length === 0) return null
  return (
    <div className={styles.recent}>
      <h3 className={styles.title}>{words.viewedLatelyHere}</h3>
      <ul className={styles.list} aria-label={words.viewedLately}>
        {safes.map((safe) => (
          <li key={`${safe.chainId}:${safe.address}`}>
            <SafeLink safe={safe} />
          </li>
        ))}
      </ul>
    </div>
  )
}
