import { useMemo } from 'react'
import type { Hex } from 'viem'
import { MessageContent } from '@/components/messages/details/MessageContent'
import { MessageHashes } from '@/components/messages/details/MessageHashes'
import { MessageOrigin } from '@/components/messages/details/MessageOrigin'
import { MessageSignatures } from '@/components/messages/details/MessageSignatures'
import { MessageVerdict } from '@/components/messages/details/MessageVerdict'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { sayGatewayError } from '@/lib/safe-view/sayGatewayError'
import { ConfirmMessageButton } from './ConfirmMessageButton'
import { FinalSignature } from './FinalSignature'
import { hashShownMessage } from './hashShownMessage'
import styles from './SignMessageDialog.module.css'
import { SignOnChainButton } from './SignOnChainButton'
import { useFinalSignature } from './useFinalSignature'
import { useMessageVerification } from './useMessageVerification'
import { useStoredMessage } from './useStoredMessage'
import * as words from './words'

type SignMessageDialogProps = {
  safe: SafeView
  message: string | MessageTypedData
  /** The app that asks. */
  origin?: { name: string; url: string }
  onDone: (result: { messageHash: Hex; signature?: Hex }) => void
  /** Called before `onDone` when the gateway has the message, which it need not where it was signed on the chain. */
  onStored?: () => void
  onClose: () => void
  /** Takes the transaction that signs on the chain; without it that way is not offered. */
  onSignOnChain?: (call: SafeCall) => void
}

/** Shows a message in full, with its hashes and who must sign, and has the connected owner sign exactly that. */
export function SignMessageDialog(props: SignMessageDialogProps) {
  const { safe, message, origin, onDone, onStored, onClose, onSignOnChain } = props
  const { hashes, problem } = useMemo(() => hashShownMessage(safe, message), [safe, message])
  const messageHash = hashes?.safeMessageHash
  const stored = useStoredMessage(safe.chainId, messageHash)
  const result = useMessageVerification(safe, messageHash ?? '0x', stored.message)
  const final = useFinalSignature(safe, hashes, stored.message, result)
  const isAccepted = final?.check?.status === 'match'
  const handleSigned: typeof onDone = (result) => {
    onStored?.()
    onDone(result)
  }
  const handleFinished = () => {
    if (stored.message) onStored?.()
    if (messageHash) onDone({ messageHash, ...(final && isAccepted && { signature: final.signature }) })
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      {origin && <MessageOrigin origin={origin} />}
      <section className={styles.part} aria-label={words.message}>
        <MessageContent safe={safe} message={message} originUrl={origin?.url} />
      </section>
      {problem && <FailureNotice title={words.unsignable} error={problem} />}
      {hashes && (
        <section className={styles.part}>
          <h3>{words.hashes}</h3>
          <MessageHashes hashes={hashes} />
        </section>
      )}
      {stored.error && (
        <FailureNotice title={sayGatewayError(stored.error)} error={stored.error} onRetry={stored.retry} />
      )}
      <section className={styles.part}>
        <h3>{words.signatures}</h3>
        {stored.message && <MessageVerdict safe={safe} result={result} />}
        <MessageSignatures safe={safe} message={stored.message} verification={result.verification} />
      </section>
      {!safe.fallbackHandler && <Notice tone="warning">{words.noHandler}</Notice>}
      {final && (
        <section className={styles.part}>
          <h3>{words.finalSignature}</h3>
          <FinalSignature safe={safe} signature={final.signature} check={final.check} />
        </section>
      )}
      <ConfirmMessageButton {...{ safe, message, hashes, stored, result }} onSigned={handleSigned} />
      <div className={styles.actions}>
        {(stored.message || isAccepted) && <Button onClick={handleFinished}>{words.done}</Button>}
        {onSignOnChain && hashes && !isAccepted && (
          <SignOnChainButton safe={safe} contentHash={hashes.contentHash} onCall={onSignOnChain} />
        )}
      </div>
    </Dialog>
  )
}
