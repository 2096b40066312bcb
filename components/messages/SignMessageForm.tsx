import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { AppError, describeError } from '@/lib/errors'
import { parseTypedMessage } from '@/lib/safe/parseTypedMessage'
import type { MessageTypedData } from '@/lib/safe/typedMessage'
import styles from './SignMessageForm.module.css'

type SignMessageFormProps = { onReview: (message: string | MessageTypedData) => void }

type Kind = 'text' | 'typedData'

const kinds: { kind: Kind; label: string; hint: string }[] = [
  { kind: 'text', label: 'Text', hint: 'Signed exactly as it stands here, line breaks included.' },
  { kind: 'typedData', label: 'Typed data (EIP-712)', hint: 'JSON with types, primaryType, domain and message.' },
]
const longestText = 50_000

/** Takes a text or typed data to be signed; what is wrong with typed data is said before anything else happens. */
export function SignMessageForm({ onReview }: SignMessageFormProps) {
  const id = useId()
  const [kind, setKind] = useState<Kind>('text')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readMessage(kind, text)
    setProblem('problem' in read ? read.problem : undefined)
    if ('message' in read) onReview(read.message)
  }
  const hint = kinds.find((entry) => entry.kind === kind)?.hint
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <fieldset className={styles.kinds}>
        <legend>Kind of message</legend>
        {kinds.map((entry) => (
          <label key={entry.kind}>
            <input type="radio" name={id} checked={kind === entry.kind} onChange={() => setKind(entry.kind)} />{' '}
            {entry.label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-text`}>Message</label>
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
        {hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary">
          Review
        </Button>
      </div>
    </form>
  )
}

function readMessage(kind: Kind, text: string): { message: string | MessageTypedData } | { problem: string } {
  if (text === '') return { problem: 'Write or paste what is to be signed.' }
  if (kind === 'text') {
    if (text.length <= longestText) return { message: text }
    return { problem: `This text is longer than ${longestText} characters.` }
  }
  try {
    return { message: parseTypedMessage(text) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: `${describeError(error)} ${error.details ?? ''}`.trim() }
  }
}
