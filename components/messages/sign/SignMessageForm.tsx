import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { AppError, describeError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { longestMessage } from '@/lib/safe/hash/messageHash'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import styles from './SignMessageForm.module.css'
import { type MessageKind, type TypedMessage, useMessageDraft } from './useMessageDraft'
import * as words from './words'

export type ReviewedMessage = { message: string | MessageTypedData; typed: TypedMessage }

type SignMessageFormProps = { safe: SafeRef; onReview: (reviewed: ReviewedMessage) => void }

const kinds: MessageKind[] = ['text', 'typedData']

/**
 * Takes a text or typed data to be signed, and keeps it in the browser; what is wrong with typed data is said before
 * anything else happens.
 */
export function SignMessageForm({ safe, onReview }: SignMessageFormProps) {
  const id = useId()
  const { kind, setKind, text, setText, isOverlong, discard } = useMessageDraft(safe)
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readMessage(kind, text)
    setProblem('problem' in read ? read.problem : undefined)
    if ('message' in read) onReview({ message: read.message, typed: { kind, text } })
  }
  const handleKind = (next: MessageKind) => {
    setKind(next)
    setProblem(undefined)
  }
  const handleDiscard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    discard()
    setProblem(undefined)
    // The button goes away with what it discards.
    currentTarget.form?.querySelector('textarea')?.focus()
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <fieldset className={styles.kinds}>
        <legend>{words.kindOfMessage}</legend>
        {kinds.map((entry) => (
          <label key={entry}>
            <input type="radio" name={id} checked={kind === entry} onChange={() => handleKind(entry)} />{' '}
            {words.kinds[entry].label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-text`}>{words.message}</label>
      <textarea
        id={`${id}-text`}
        className={`${styles.text} ${kind === 'typedData' ? styles.code : ''}`}
        rows={kind === 'text' ? 4 : 10}
        value={text}
        spellCheck={kind === 'text'}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        aria-invalid={problem ? true : undefined}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {words.kinds[kind].hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="primary">
          {words.review}
        </Button>
        {text !== '' && (
          <>
            <Button variant="quiet" onClick={handleDiscard}>
              {words.discardTyped}
            </Button>
            <p className={styles.hint}>{isOverlong ? words.notKept : words.kept}</p>
          </>
        )}
      </div>
    </form>
  )
}

function readMessage(kind: MessageKind, text: string): { message: string | MessageTypedData } | { problem: string } {
  if (text === '') return { problem: words.noMessage }
  if (kind === 'text') {
    if (text.length <= longestMessage) return { message: text }
    return { problem: words.tooLong(longestMessage) }
  }
  try {
    return { message: parseTypedMessage(text) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: `${describeError(error)} ${error.details ?? ''}`.trim() }
  }
}
