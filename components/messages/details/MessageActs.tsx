import { MessageAct } from '@/components/messages/sign/MessageAct'
import { SignerPart } from '@/components/messages/sign/SignerPart'
import { type MessageToConfirm, useMessageConfirmation } from '@/components/messages/sign/useMessageConfirmation'
import { ActBox } from '@/components/ui/details/ActBox'
import styles from '@/components/ui/details/details.module.css'
import { SignerDots } from '@/components/ui/SignerDots'
import * as words from './words'

/** How far a message is, and the act on it: as whom, and the button. */
export function MessageActs(props: MessageToConfirm) {
  const { safe, result } = props
  const confirmation = useMessageConfirmation(props)
  const held = result.verification?.signedBy.length ?? 0
  return (
    <ActBox
      label={words.actions}
      title={held >= safe.threshold ? words.complete : words.waiting}
      isWrong={result.status === 'mismatch'}
      acts={
        <div className={styles.alone}>
          <MessageAct confirmation={confirmation} />
        </div>
      }
    >
      <SignerDots signed={held} needed={safe.threshold} />
      <SignerPart confirmation={confirmation} />
    </ActBox>
  )
}
