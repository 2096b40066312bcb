import { Button } from '@/components/ui/Button'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './SignInNotice.module.css'
import * as words from './words'

export function SignInNotice() {
  return (
    <div className={styles.notice}>
      <div>
        <h2 className={styles.title}>{words.onlyConnected}</h2>
        <p>{words.verifyHint}</p>
      </div>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => walletDialogs.open('connect')}>
        {words.verify}
      </Button>
    </div>
  )
}
