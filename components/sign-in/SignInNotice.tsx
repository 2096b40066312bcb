import { Button } from '@/components/ui/Button'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './SignInNotice.module.css'

export function SignInNotice() {
  return (
    <div className={styles.notice}>
      <div>
        <h2 className={styles.title}>You are connected, not signed in</h2>
        <p>Sign a message to prove that this account is yours. It costs nothing and moves nothing.</p>
      </div>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => walletDialogs.open('connect')}>
        Verify your account
      </Button>
    </div>
  )
}
