import { Button } from '@/components/ui/Button'
import { Menu } from '@/components/ui/Menu'
import { MessageAct } from './MessageAct'
import styles from './SignMessageActs.module.css'
import type { useMessageConfirmation } from './useMessageConfirmation'
import type { useOnChainCall } from './useOnChainCall'
import * as words from './words'

type SignMessageActsProps = {
  confirmation: ReturnType<typeof useMessageConfirmation>
  onChain: ReturnType<typeof useOnChainCall>
  /** Here, just now. */
  isSigned: boolean
  /** Goes on with what is there; undefined while nobody has signed. */
  onFinished: (() => void) | undefined
}

/** The signature first; the way on where there is one already, and the signature on the chain under a button. */
export function SignMessageActs({ confirmation, onChain, isSigned, onFinished }: SignMessageActsProps) {
  if (isSigned) {
    return (
      <div className={styles.acts}>
        <Button variant="primary" onClick={onFinished}>
          {words.done}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.acts}>
      {onChain.isOffered && (
        <Menu label={words.otherWays} isAbove>
          <Button disabled={!onChain.isReady} onClick={onChain.make}>
            {words.signOnChain}
          </Button>
        </Menu>
      )}
      {onFinished && <Button onClick={onFinished}>{words.done}</Button>}
      <div className={styles.act}>
        <MessageAct confirmation={confirmation} />
      </div>
    </div>
  )
}
