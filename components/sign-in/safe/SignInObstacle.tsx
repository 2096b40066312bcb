import type { Obstacle } from '@/components/messages/sign/describeObstacle'
import { Button } from '@/components/ui/Button'
import { kit } from '@/lib/wallet/kit'
import styles from './SafeSignIn.module.css'

type SignInObstacleProps = { obstacle: Obstacle | undefined }

/** Why the connected account cannot sign in as the Safe, and the way out where there is one. */
export function SignInObstacle({ obstacle }: SignInObstacleProps) {
  return (
    <>
      {obstacle?.kind === 'connect' && <Button onClick={() => kit.open('connect')}>Connect a wallet</Button>}
      <p className={styles.reason} role="status">
        {obstacle?.reason}
      </p>
    </>
  )
}
