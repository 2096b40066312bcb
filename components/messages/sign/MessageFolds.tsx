import { MessageHashes } from '@/components/messages/details/MessageHashes'
import { MessageSignatures } from '@/components/messages/details/MessageSignatures'
import { Fold } from '@/components/ui/Fold'
import { SignerDots } from '@/components/ui/SignerDots'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageVerification } from '@/lib/safe/verify/verifyMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './MessageFolds.module.css'
import * as words from './words'

type MessageFoldsProps = {
  safe: SafeView
  hashes: SafeMessageHashes | undefined
  message: SafeMessage | undefined
  verification: MessageVerification | undefined
}

/** What a wallet is compared with, and who has signed: a click away, and open where a signature is wrong. */
export function MessageFolds({ safe, hashes, message, verification }: MessageFoldsProps) {
  return (
    <div className={styles.folds}>
      {hashes && (
        <Fold title={words.hashes}>
          <MessageHashes hashes={hashes} />
        </Fold>
      )}
      <Fold
        isOpen={verification?.status === 'mismatch'}
        title={
          <span className={styles.title}>
            {words.signatures} <SignerDots signed={verification?.signedBy.length ?? 0} needed={safe.threshold} />
          </span>
        }
      >
        <MessageSignatures safe={safe} message={message} verification={verification} />
      </Fold>
    </div>
  )
}
