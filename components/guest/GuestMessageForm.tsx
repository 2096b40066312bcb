import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { type FormEvent, useId, useState } from 'react'
import type { Hex } from 'viem'
import { usePublicClient } from 'wagmi'
import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { AppError } from '@/lib/errors'
import { hashSafeMessage } from '@/lib/safe/messageHash'
import { checkSignedText } from '@/lib/safe-apps/checkSignedText'
import { collectSafeSignature, requestSafeSignature, type SigningAnswer } from '@/lib/safe-apps/safeSignature'
import { useGuestTask } from '@/lib/safe-apps/useGuestTask'
import type { SafeView } from '@/lib/verify/safeView'
import styles from './GuestMessageForm.module.css'
import { SignatureProgress } from './SignatureProgress'
import { SignedMessage } from './SignedMessage'

type GuestMessageFormProps = { sdk: SafeAppsSDK; safe: SafeView }

/** Has the owners sign a text as the Safe, and checks the result with the Safe's own contract. */
export function GuestMessageForm({ sdk, safe }: GuestMessageFormProps) {
  const id = useId()
  const client = usePublicClient({ chainId: safe.chainId })
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<SigningAnswer>()
  const [asked, setAsked] = useState('')
  const { start, stop, isRunning, result, error } = useGuestTask(async (message: string, signal) => {
    const { safeMessageHash } = hashSafeMessage(safe, message)
    const taken = await requestSafeSignature(sdk, message, safeMessageHash)
    signal.throwIfAborted()
    setAnswer(taken)
    const signature = await collectSafeSignature(sdk, taken, { signal })
    const check = await checkSignedText(client, { address: safe.address, message, signature })
    return { message, messageHash: safeMessageHash, signature, check }
  })
  const shownHash = text ? hashOf(safe, text) : undefined
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAnswer(undefined)
    setAsked(text)
    start(text)
  }
  return (
    <Panel title="Sign a message as this Safe">
      <form className={styles.form} onSubmit={handleSubmit}>
        <label htmlFor={id}>Message</label>
        <textarea
          id={id}
          className={styles.text}
          rows={4}
          value={text}
          maxLength={20_000}
          required
          onChange={(event) => setText(event.target.value)}
        />
        {shownHash && <HashLabel name="Message hash" hash={shownHash} />}
        <p className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isRunning || text === ''}>
            Have it signed
          </Button>
          {isRunning && <Button onClick={stop}>Stop waiting</Button>}
        </p>
      </form>
      {isRunning && (
        <>
          <MessageText text={asked} />
          <SignatureProgress chainId={safe.chainId} answer={answer} />
        </>
      )}
      {error !== undefined && <FailureNotice title="The message is not signed" error={error} />}
      {result && <SignedMessage {...result} />}
    </Panel>
  )
}

/** Undefined for a version whose hash is not known here; asking for the signature then says why it cannot be. */
function hashOf(safe: SafeView, text: string): Hex | undefined {
  try {
    return hashSafeMessage(safe, text).safeMessageHash
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
