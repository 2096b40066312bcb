import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { PrepareButton } from './PrepareButton'
import styles from './SafeSignIn.module.css'
import type { SafeSignInStartProps } from './SafeSignInStart'

type SafeSignInExpiredProps = SafeSignInStartProps & { expiresAt: number }

/** A sign-in whose owners were too late. */
export function SafeSignInExpired({ expiresAt, ...start }: SafeSignInExpiredProps) {
  const { signIn } = start
  return (
    <>
      <Notice tone="warning" title="The time to sign is over">
        This sign-in could be finished until <TimeLabel time={expiresAt} />. Signatures under its message let nobody in
        any more; a new message needs new ones.
      </Notice>
      <div className={styles.actions}>
        <PrepareButton {...start}>Start again with a new message</PrepareButton>
        <Button variant="quiet" disabled={signIn.isPreparing} onClick={signIn.drop}>
          Discard
        </Button>
      </div>
    </>
  )
}
