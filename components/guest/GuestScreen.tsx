import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { useGuestSafe } from '@/lib/safe-apps/guest/useGuestSafe'
import { GuestSafe } from './GuestSafe'
import styles from './GuestScreen.module.css'

/** The start page inside a frame: the Safe around it, or that no Safe answered. */
export function GuestScreen() {
  const state = useGuestSafe()
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Inside your Safe</h1>
      {state.status === 'looking' && <Skeleton label="Asking the site around this page for its Safe…" />}
      {state.status === 'none' && (
        <Notice tone="warning" title="No Safe answered">
          <p>
            This page is shown inside another site, and that site did not name a Safe in time. Nothing is connected, and
            no other wallet is offered here.
          </p>
          <p className={styles.actions}>
            <Button onClick={state.retry}>Try again</Button>
            <a href="/" target="_blank" rel="noreferrer">
              Open this site by itself
            </a>
          </p>
        </Notice>
      )}
      {state.status === 'found' && <GuestSafe parent={state.parent} />}
    </div>
  )
}
