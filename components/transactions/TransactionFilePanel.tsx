import Link from 'next/link'
import { type DragEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { AppError } from '@/lib/errors'
import { parseTransactionFile, type TransactionFile } from '@/lib/safe/transactionFile'
import type { SafeView } from '@/lib/verify/safeView'
import styles from './compose/compose.module.css'
import { assertOwnFile, ForeignTransactionError } from './fileRequest'
import { TransactionExport } from './TransactionExport'

type TransactionFilePanelProps = {
  safe: SafeView
  /** The transaction that is passed from owner to owner at the moment. */
  held: TransactionFile | undefined
  /** A transaction of this Safe was read; nothing in it is verified. */
  onRead: (file: TransactionFile) => void
  onReview: (file: TransactionFile) => void
  onForget: () => void
}

const maxSize = 2_000_000

/** Reads a transaction that another owner hands on as a file, a link or text, and keeps it with the signatures so far. */
export function TransactionFilePanel({ safe, held, onRead, onReview, onForget }: TransactionFilePanelProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<AppError>()

  const handleText = (read: string) => {
    try {
      const file = parseTransactionFile(read)
      assertOwnFile(safe, file)
      setProblem(undefined)
      setText('')
      onRead(file)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setProblem(error)
    }
  }
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxSize) setProblem(new AppError('This file is too large for a transaction.'))
    else handleText(await file.text())
  }
  const handleDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handleFile(event.dataTransfer.files[0])
  }
  return (
    <Panel title="From owner to owner, without the service">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside */}
      <div className={styles.form} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        {held && <HeldTransaction file={held} onReview={() => onReview(held)} onForget={onForget} />}
        <div className={styles.field}>
          <label htmlFor={`${id}-file`}>Transaction of another owner, as a file (choose it, or drop it here)</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              handleFile(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-text`}>Or as text</label>
          <textarea
            id={`${id}-text`}
            value={text}
            spellCheck={false}
            maxLength={maxSize}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem.message}{' '}
            {problem instanceof ForeignTransactionError && problem.href && (
              <Link href={problem.href}>Open it there</Link>
            )}
          </p>
        )}
        <div>
          <Button disabled={text.trim() === ''} onClick={() => handleText(text)}>
            Read and check
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function HeldTransaction({
  file,
  onReview,
  onForget,
}: { file: TransactionFile } & Record<'onReview' | 'onForget', () => void>) {
  const count = file.signatures.length
  return (
    <div className={styles.call}>
      <p>
        {`A transaction with nonce ${file.transaction.nonce} and ${count} ${count === 1 ? 'signature' : 'signatures'} is kept here.`}
      </p>
      <div className={styles.row}>
        <Button variant="primary" onClick={onReview}>
          Review it
        </Button>
        <Button variant="quiet" onClick={onForget}>
          Forget it
        </Button>
      </div>
      <TransactionExport file={file} />
    </div>
  )
}
