import styles from './ConfirmMessageButton.module.css'
import { MessageAct } from './MessageAct'
import { MessageSigner } from './MessageSigner'
import { type ShownMessage, useMessageConfirmation } from './useMessageConfirmation'

/** The act on a message where it is shown on a page: as whom, and the button. */
export function ConfirmMessageButton(props: ShownMessage) {
  const confirmation = useMessageConfirmation(props)
  return (
    <div className={styles.confirm}>
      <MessageSigner confirmation={confirmation} />
      <MessageAct confirmation={confirmation} />
    </div>
  )
}
