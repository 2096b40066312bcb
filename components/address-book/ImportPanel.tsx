import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { AppError } from '@/lib/errors'
import { type AddressBookImport, importAddressBook } from './addressBookFile'
import { ImportResult } from './ImportResult'
import * as words from './words'

type ImportPanelProps = {
  entries: readonly AddressBookEntry[]
  onImport: (entries: readonly AddressBookEntry[]) => void
}

type Outcome = { result: AddressBookImport; before: readonly AddressBookEntry[] } | { error: unknown }

const maxBytes = 1024 * 1024

/** Adds the entries of a file and says what became of each row. */
export function ImportPanel({ entries, onImport }: ImportPanelProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const input = useRef<HTMLInputElement>(null)

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const file = field.files?.[0]
    if (!file) return
    try {
      if (file.size > maxBytes) throw new AppError(words.fileTooLarge)
      const result = importAddressBook(await file.text(), entries)
      onImport(result.entries)
      setOutcome({ result, before: entries })
    } catch (error) {
      setOutcome({ error })
    }
    // The same file may be chosen again after it was mended.
    field.value = ''
  }
  return (
    <Panel title={words.importBook}>
      <p>{words.importHint}</p>
      <div>
        <Button onClick={() => input.current?.click()}>{words.chooseFile}</Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.fileLabel}
          hidden
          onChange={handleFile}
        />
      </div>
      {outcome && 'error' in outcome && <FailureNotice title={words.nothingImported} error={outcome.error} />}
      {outcome && 'result' in outcome && <ImportResult {...outcome} />}
    </Panel>
  )
}
