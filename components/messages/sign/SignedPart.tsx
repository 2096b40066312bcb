import { MessageHandOn } from '@/components/messages/details/MessageHandOn'
import { handOn, handOnComplete, handOnOpen } from '@/components/messages/details/words'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { FinalSignature } from './FinalSignature'
import styles from './SignMessageDialog.module.css'
import type { FinishedMessage } from './useFinalSignature'
import * as words from './words'

type SignedPartProps = {
  safe: SafeView
  final: FinishedMessage | undefined
  message: SafeMessage | undefined
  /** Here, just now. */
  isSigned: boolean
}

/** What there is once somebody has signed: the Safe's own signature, or without a service the way to the next owner. */
export function SignedPart({ safe, final, message, isSigned }: SignedPartProps) {
  const isComplete = final?.check?.status === 'match'
  const openHint = isSigned ? words.keptForApp : handOnOpen
  const hint = isComplete ? handOnComplete : openHint
  return (
    <>
      {final && (
        <section className={styles.part}>
          <h3>{words.finalSignature}</h3>
          <FinalSignature safe={safe} signature={final.signature} check={final.check} />
        </section>
      )}
      {!hasService && message && (
        <section className={styles.part}>
          <h3>{isSigned ? words.signedHandOn : handOn}</h3>
          <MessageHandOn {...{ safe, message }} hint={hint} />
        </section>
      )}
    </>
  )
}
