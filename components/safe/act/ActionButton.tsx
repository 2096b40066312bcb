import { type ReactNode, useId } from 'react'
import { useSwitchChain } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { type Obstacle, offerOf, sayObstacle } from '@/lib/signing/obstacle'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './ActionButton.module.css'
import * as words from './words'

type ActionButtonProps = {
  /** Why it is not allowed; undefined when it is. */
  obstacle: Obstacle | undefined
  chainId: number
  onClick: () => void
  isBusy?: boolean
  variant?: 'primary' | 'secondary'
  /** The way out of a wrong chain or a missing wallet: once for a group of buttons is enough. */
  hasOffer?: boolean
  /** What a press does, where the words on the button do not say it all. */
  note?: string | undefined
  children: ReactNode
}

/** A button for an act: while it is not allowed it is disabled, with the reason in a sentence beside it. */
export function ActionButton({
  chainId,
  onClick,
  isBusy,
  variant,
  hasOffer,
  note,
  children,
  ...props
}: ActionButtonProps) {
  const id = useId()
  const { switchChain } = useSwitchChain()
  const obstacle: Obstacle | undefined = props.obstacle ?? (isBusy ? { code: 'busy' } : undefined)
  const sentence = obstacle ? sayObstacle(obstacle) : note
  const offer = obstacle && hasOffer ? offerOf(obstacle) : undefined
  return (
    <div className={styles.action}>
      <Button
        variant={offer ? 'secondary' : (variant ?? 'secondary')}
        disabled={obstacle !== undefined}
        onClick={onClick}
        aria-describedby={sentence ? id : undefined}
      >
        {children}
      </Button>
      {(sentence || hasOffer) && (
        <p id={id} className={styles.reason} role={hasOffer ? 'status' : undefined}>
          {sentence}
        </p>
      )}
      {offer === 'switchChain' && (
        <Button variant="primary" onClick={() => switchChain({ chainId })}>
          {words.switchChain}
        </Button>
      )}
      {offer === 'connect' && (
        <Button variant="primary" onClick={() => walletDialogs.open('connect')}>
          {words.connect}
        </Button>
      )}
    </div>
  )
}
