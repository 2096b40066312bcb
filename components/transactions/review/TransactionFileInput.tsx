import Link from 'next/link'
import { type DragEvent, useId, useState } from 'react'
import styles from '@/components/transactions/new/compose.module.css'
import { TextAreaField } from '@/components/transactions/new/fields/TextAreaField'
import { Button } from '@/components/ui/Button'
import { AppError, describeError } from '@/lib/errors'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { parseHandedOver } from '@/lib/safe/file/transactionLink'
import { ForeignTransactionError } from './fileRequest'
import * as words from './words'

type TransactionFileInputProps = {
  /** A transaction was read; nothing in it is verified. What this throws is shown, and what was typed stays. */
  onRead: (file: TransactionFile) => void | Promise<void>
}

const maxSize = 2_000_000

/** Takes a transaction that another owner hands on as a file, as text or as a link. */
export function TransactionFileInput({ onRead }: TransactionFileInputProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const [isReading, setIsReading] = useState(false)

  const handleText = async (read: string) => {
    setIsReading(true)
    try {
      await onRead(parseHandedOver(read))
      setProblem(undefined)
      setText('')
    } catch (error) {
      setProblem(error)
    } finally {
      setIsReading(false)
    }
  }
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxSize) setProblem(new AppError(words.fileTooLarge))
    else handleText(await file.text())
  }
  const handleDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handleFile(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div className={styles.form} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <div className={styles.field}>
        <label htmlFor={id}>{words.file}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            handleFile(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <TextAreaField
        label={words.textOrLink}
        value={text}
        maxLength={maxSize}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {describeError(problem)}{' '}
          {problem instanceof ForeignTransactionError && problem.href && (
            <Link href={problem.href}>{words.openThere}</Link>
          )}
        </p>
      )}
      <div>
        <Button disabled={text.trim() === '' || isReading} onClick={() => handleText(text)}>
          {words.readAndCheck}
        </Button>
      </div>
    </div>
  )
}
