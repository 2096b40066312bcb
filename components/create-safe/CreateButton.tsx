import { useId } from 'react'
import { useSwitchChain } from 'wagmi'
import { Button } from '@/components/ui/Button'
import type { Decision } from '@/lib/signing/transaction/decideActions'
import { kit } from '@/lib/wallet/kit'
import styles from './createSafe.module.css'

type CreateButtonProps = { decision: Decision; chainId: number; isBusy: boolean; onClick: () => void }

/** Sends the creation. While that is not allowed it is disabled, with the reason and the way out beside it. */
export function CreateButton({ decision, chainId, isBusy, onClick }: CreateButtonProps) {
  const id = useId()
  const { switchChain } = useSwitchChain()
  return (
    <div className={styles.row}>
      <Button
        variant="primary"
        disabled={!decision.allowed || isBusy}
        onClick={onClick}
        aria-describedby={decision.allowed ? undefined : id}
      >
        Create and pay
      </Button>
      {!decision.allowed && (
        <>
          <p id={id} className={styles.soft}>
            {decision.reason}
          </p>
          {decision.offer === 'connect' && <Button onClick={() => kit.open('connect')}>Connect a wallet</Button>}
          {decision.offer === 'switchChain' && (
            <Button onClick={() => switchChain({ chainId })}>Switch the wallet’s chain</Button>
          )}
        </>
      )}
    </div>
  )
}
