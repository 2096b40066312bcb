import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { PrepareButton } from './PrepareButton'
import styles from './SafeSignIn.module.css'
import type { SafeSignInStartProps } from './SafeSignInStart'
import * as words from './words'

type SafeSignInExpiredProps = SafeSignInStartProps & { expiresAt: number }

/** A sign-in whose owners were too late. */
export function SafeSignInExpired({ expiresAt, ...start }: SafeSignInExpiredProps) {
  const { signIn } = start
  return (
    <>
      <Notice tone="warning" title={words.expired}>
        {words.expiredHint(<TimeLabel time={expiresAt} />)}
      </Notice>
      <div className={styles.actions}>
        <PrepareButton {...start}>{words.startAgain}</PrepareButton>
        <Button variant="quiet" disabled={signIn.isPreparing} onClick={signIn.drop}>
          {words.discard}
        </Button>
      </div>
    </>
  )
}
