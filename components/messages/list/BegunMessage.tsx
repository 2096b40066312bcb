import { useMemo } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { VisibleText } from '@/components/chain/VisibleText'
import { useStoredMessage } from '@/components/messages/sign/useStoredMessage'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { safeRoutes } from '@/lib/routes'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readMessageContent } from '@/lib/signing/message/contentText'
import { type ActNote, unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import styles from './BegunMessages.module.css'
import { describeMessage } from './describeMessage'
import { judgeBegun } from './judgeBegun'
import * as words from './words'

type BegunMessageProps = {
  safe: SafeView
  note: ActNote
  onOpen: (message: string | MessageTypedData) => void
  /** The visitor has read that the service has it. */
  onSettled: (message: string | MessageTypedData | undefined) => void
}

/** What became of a message that a wallet was asked to sign, in a tab that is gone or in another one. */
export function BegunMessage({ safe, note, onOpen, onSettled }: BegunMessageProps) {
  const message = useMemo(() => readMessageContent(safe, note), [safe, note])
  const stored = useStoredMessage(safe, note.hash)
  const signer = note.signer ?? note.account
  const state = judgeBegun(stored, signer, unfinishedActs.findSignature(note, signer) !== undefined)
  const { title, sentence } = words.begunStates[state]
  const forget = () => {
    if (state === 'there') onSettled(message)
    unfinishedActs.forgetSignature(note, signer)
    unfinishedActs.dropNote(note)
  }
  if (stored.error) {
    return <FailureNotice title={words.noteFailed} error={stored.error} onRetry={stored.retry} />
  }
  return (
    <Notice tone={state === 'there' ? 'neutral' : 'warning'} title={title}>
      {message !== undefined && (
        <p>
          <VisibleText text={describeMessage({ message }).excerpt} />
        </p>
      )}
      <p>{sentence}</p>
      <AddressLabel chainId={safe.chainId} address={signer} />
      <div className={styles.actions}>
        {stored.message && (
          <ButtonLink href={safeRoutes.message(safe, note.hash)} onClick={state === 'there' ? forget : undefined}>
            {words.seeMessage}
          </ButtonLink>
        )}
        {state !== 'there' && message !== undefined && (
          <Button onClick={() => onOpen(message)}>{words.reviewAgain}</Button>
        )}
        {state !== 'asking' && (
          <Button onClick={forget}>{state === 'there' ? words.understood : words.forgetIt}</Button>
        )}
      </div>
    </Notice>
  )
}
