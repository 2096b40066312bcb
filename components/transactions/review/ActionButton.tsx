import { type ReactNode, useId } from 'react'
import { useSwitchChain } from 'wagmi'
import { Button } from '@/components/ui/Button'
import type { Decision } from '@/lib/signing/transaction/decideActions'
import { kit } from '@/lib/wallet/kit'
import styles from './ActionButton.module.css'

type ActionButtonProps = {
  decision: Decision
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

const busy = 'Wait until the act that was begun is over.'

/** A button for an act: while it is not allowed it is disabled, with the reason in a sentence beside it. */
export function ActionButton({
  decision,
  chainId,
  onClick,
  isBusy = false,
  variant,
  hasOffer,
  note,
  children,
}: ActionButtonProps) {
  const id = useId()
  const { switchChain } = useSwitchChain()
  const shown: Decision = decision.allowed && isBusy ? { allowed: false, reason: busy } : decision
  const sentence = shown.allowed ? note : shown.reason
  const offer = shown.allowed || !hasOffer ? undefined : shown.offer
  return (
    <div className={styles.action}>
      <Button
        variant={variant ?? 'secondary'}
        disabled={!shown.allowed}
        onClick={onClick}
        aria-describedby={sentence ? id : undefined}
      >
        {children}
      </Button>
      {sentence && (
        <p id={id} className={styles.reason}>
          {sentence}
        </p>
      )}
      {offer === 'switchChain' && <Button onClick={() => switchChain({ chainId })}>Switch the wallet’s chain</Button>}
      {offer === 'connect' && <Button onClick={() => kit.open('connect')}>Connect a wallet</Button>}
    </div>
  )
}
