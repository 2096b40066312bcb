import styles from './ConfirmMessageButton.module.css'
import { MessageAct } from './MessageAct'
import { SignerPart } from './SignerPart'
import { type MessageToConfirm, useMessageConfirmation } from './useMessageConfirmation'

/** The act on a message where it is shown on a page: as whom, and the button. */
export function ConfirmMessageButton(props: MessageToConfirm) {
  const confirmation = useMessageConfirmation(props)
  return (
    <div className={styles.confirm}>
      <SignerPart confirmation={confirmation} />
      <MessageAct confirmation={confirmation} />
    </div>
  )
}
