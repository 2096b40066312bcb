import { useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { MessageContent } from '@/components/messages/details/MessageContent'
import { MessageOrigin } from '@/components/messages/details/MessageOrigin'
import { MessageVerdict } from '@/components/messages/details/MessageVerdict'
import { Parties } from '@/components/safe/act/Parties'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { chainName } from '@/lib/config/chainName'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { hashShownMessage } from './hashShownMessage'
import { MessageFolds } from './MessageFolds'
import { SignedPart } from './SignedPart'
import { SignerPart } from './SignerPart'
import { SignMessageActs } from './SignMessageActs'
import styles from './SignMessageDialog.module.css'
import { StoredFailure } from './StoredFailure'
import { useFinalSignature } from './useFinalSignature'
import { useMessageConfirmation } from './useMessageConfirmation'
import { useMessageVerification } from './useMessageVerification'
import { useOnChainCall } from './useOnChainCall'
import { useStoredMessage } from './useStoredMessage'
import * as words from './words'

type SignMessageDialogProps = {
  safe: SafeView
  message: string | MessageTypedData
  /** The app that asks. */
  origin?: { name: string; url: string }
  /** Goes on with what is there. */
  onDone: (result: { messageHash: Hex; signature?: Hex }) => void
  /** In the place of `onDone` where a signature was given just now: what is next then stands in the dialog. */
  onSigned?: (result: { messageHash: Hex; signature?: Hex }) => void
  /** Called before `onDone` when the gateway has the message, which it need not where it was signed on the chain. */
  onStored?: () => void
  onClose: () => void
  /** Takes the transaction that signs on the chain; without it that way is not offered. */
  onSignOnChain?: (call: SafeCall) => void
}

/** Shows a message in full, who signs it for whom, and has the connected owner sign exactly that. */
export function SignMessageDialog(props: SignMessageDialogProps) {
  const { safe, message, origin, onDone, onStored, onClose, onSignOnChain } = props
  const { hashes, problem } = useMemo(() => hashShownMessage(safe, message), [safe, message])
  const [isSigned, setIsSigned] = useState(false)
  const messageHash = hashes?.safeMessageHash
  const stored = useStoredMessage(safe, messageHash)
  const result = useMessageVerification(safe, messageHash ?? '0x', stored.message)
  const final = useFinalSignature(safe, hashes, stored.message, result)
  const isAccepted = final?.check?.status === 'match'
  const onSigned: typeof onDone = (signed) => {
    onStored?.()
    if (!props.onSigned) return onDone(signed)
    setIsSigned(true)
    props.onSigned(signed)
  }
  const confirmation = useMessageConfirmation({ safe, message, hashes, stored, result, onSigned })
  const onChain = useOnChainCall(safe, isAccepted ? undefined : hashes?.contentHash, onSignOnChain)
  const handleFinished = () => {
    if (stored.message) onStored?.()
    if (messageHash) onDone({ messageHash, ...(final && isAccepted && { signature: final.signature }) })
  }
  const { signer, account } = confirmation
  const signedPart = <SignedPart {...{ safe, final, isSigned }} message={stored.message} />
  return (
    <Dialog
      title={words.title}
      context={chainName(safe.chainId, 'label')}
      onClose={onClose}
      refusal={!isSigned && <Button onClick={onClose}>{words.cancel}</Button>}
      acts={
        <SignMessageActs
          {...{ confirmation, onChain, isSigned }}
          onFinished={stored.message || isAccepted ? handleFinished : undefined}
        />
      }
    >
      {isSigned && signedPart}
      {origin && <MessageOrigin origin={origin} />}
      <Parties safe={safe} signer={signer?.owner} account={account} />
      <section className={styles.part} aria-label={words.message}>
        <MessageContent safe={safe} message={message} originUrl={origin?.url} />
      </section>
      {problem && <FailureNotice title={words.unsignable} error={problem} />}
      <StoredFailure stored={stored} />
      {stored.message && <MessageVerdict safe={safe} result={result} />}
      {!safe.fallbackHandler && <Notice tone="warning">{words.noHandler}</Notice>}
      {onChain.error && <FailureNotice title={words.notOnChain} error={onChain.error} />}
      <SignerPart confirmation={confirmation} />
      {!isSigned && signedPart}
      <MessageFolds safe={safe} hashes={hashes} message={stored.message} verification={result.verification} />
    </Dialog>
  )
}
