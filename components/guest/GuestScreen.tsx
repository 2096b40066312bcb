import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { useGuestSafe } from '@/lib/safe-apps/guest/useGuestSafe'
import { GuestSafe } from './GuestSafe'
import styles from './GuestScreen.module.css'
import * as words from './words'

/** The start page inside a frame: the Safe around it, or that no Safe answered. */
export function GuestScreen() {
  const state = useGuestSafe()
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words.title}</h1>
      {state.status === 'looking' && <Skeleton label={words.askingForSafe} />}
      {state.status === 'none' && (
        <Notice tone="warning" title={words.noSafeAnswered}>
          <p>{words.noSafeAnsweredHint}</p>
          <p className={styles.actions}>
            <Button onClick={state.retry}>{words.tryAgain}</Button>
            <a href="/" target="_blank" rel="noreferrer">
              {words.openAlone}
            </a>
          </p>
        </Notice>
      )}
      {state.status === 'found' && <GuestSafe parent={state.parent} />}
    </div>
  )
}
