import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { useReadClient } from '@/lib/chain/useReadClient'
import { useFormDraft } from '@/lib/drafts/useFormDraft'
import { AppError } from '@/lib/errors'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { useGuestTask } from '@/lib/safe-apps/guest/useGuestTask'
import { checkSignedText } from '@/lib/safe-apps/host/requests/checkSignedText'
import {
  collectSafeSignature,
  requestSafeSignature,
  type SigningAnswer,
} from '@/lib/safe-apps/host/requests/safeSignature'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './GuestMessageForm.module.css'
import { SignatureProgress } from './SignatureProgress'
import { SignedMessage } from './SignedMessage'
import * as words from './words'

type Asked = { message: string; isLeft: boolean }
type GuestMessageFormProps = { sdk: SafeAppsSDK; safe: SafeView }

/**
 * Has the owners sign a text as the Safe, and checks the result with the Safe's own contract. What is typed is kept in the
 * browser, and so is what its owners were asked for, until its end was told.
 */
export function GuestMessageForm({ sdk, safe }: GuestMessageFormProps) {
  const id = useId()
  const client = useReadClient({ chainId: safe.chainId })
  const { typedTextOf } = useFormDraft(safe, 'message')
  const kept = typedTextOf('guest')
  const text = kept.get('text') ?? ''
  const [answer, setAnswer] = useState<SigningAnswer>()
  const [asked, setAsked] = useState('')
  const { start, stop, isRunning, result, error } = useGuestTask(async ({ message, isLeft }: Asked, signal) => {
    const { safeMessageHash } = hashSafeMessage(safe, message)
    setAsked(message)
    // What was asked for on an earlier visit is found by its hash, if its owners sign it.
    setAnswer(isLeft ? { messageHash: safeMessageHash } : undefined)
    kept.set('asked', message)
    try {
      const taken = isLeft
        ? { messageHash: safeMessageHash }
        : await requestSafeSignature(sdk, message, safeMessageHash)
      signal.throwIfAborted()
      setAnswer(taken)
      const signature = await collectSafeSignature(sdk, taken, { signal })
      const check = await checkSignedText(client, { address: safe.address, message, signature })
      return { message, messageHash: safeMessageHash, signature, check }
    } finally {
      // Told now. Whoever left the page instead finds it waiting.
      if (!signal.aborted) kept.clear(['asked'])
    }
  })
  const shownHash = text ? hashOf(safe, text) : undefined
  const left = useRef(kept.get('asked'))
  useEffect(() => {
    if (left.current) start({ message: left.current, isLeft: true })
  }, [start])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    start({ message: text, isLeft: false })
  }
  const handleStop = () => {
    kept.clear(['asked'])
    stop()
  }
  return (
    <Panel title={words.signMessage}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <label htmlFor={id}>{words.message}</label>
        <textarea
          id={id}
          className={styles.text}
          rows={4}
          value={text}
          maxLength={20_000}
          required
          onChange={(event) => kept.set('text', event.target.value)}
        />
        {shownHash && <HashLabel name={words.messageHash} hash={shownHash} />}
        <p className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isRunning || text === ''}>
            {words.haveItSigned}
          </Button>
          {isRunning && <Button onClick={handleStop}>{words.stopWaiting}</Button>}
        </p>
      </form>
      {isRunning && (
        <>
          <MessageText text={asked} />
          <SignatureProgress chainId={safe.chainId} answer={answer} />
        </>
      )}
      {error !== undefined && <FailureNotice title={words.messageNotSigned} error={error} />}
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
