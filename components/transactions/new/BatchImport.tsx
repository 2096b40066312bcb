import { type ChangeEvent, useId, useState } from 'react'
import { AppError, describeError } from '@/lib/errors'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import { parseBuilderFile } from '@/lib/safe/file/builderFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import * as words from './words'

type BatchImportProps = {
  safe: SafeView
  /** What this throws is shown. */
  onImport: (calls: ComposedCall[]) => void
}

const maxSize = 2_000_000

/** Reads the transaction builder's file. */
export function BatchImport({ safe, onImport }: BatchImportProps) {
  const id = useId()
  const [notice, setNotice] = useState<string>()

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      if (file.size > maxSize) throw new AppError(words.fileTooLarge)
      const batch = parseBuilderFile(await file.text())
      const { chainId = safe.chainId } = batch
      if (chainId !== safe.chainId) throw new AppError(words.otherChain(chainId))
      onImport(batch.calls)
      setNotice(words.imported(batch.chainId !== undefined, batch.hasChangedSince))
    } catch (error) {
      setNotice(describeError(error))
    } finally {
      target.value = ''
    }
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.importBatch}</label>
      <input id={id} type="file" accept=".json,application/json" onChange={handleFile} />
      <span aria-live="polite">{notice}</span>
    </div>
  )
}
