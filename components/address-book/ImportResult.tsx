import { Notice } from '@/components/ui/notice/Notice'
import { TextLines } from '@/components/ui/TextLines'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import type { AddressBookImport } from './addressBookFile'
import { findNewDoubts } from './findNewDoubts'
import styles from './ImportResult.module.css'
import * as words from './words'

type ImportResultProps = { result: AddressBookImport; before: readonly AddressBookEntry[] }

const maxLines = 100

/** What an import did: how many entries are new or renamed, which rows were left out, and what to look at twice. */
export function ImportResult({ result, before }: ImportResultProps) {
  const { entries, added, updated, problems } = result
  const doubts = findNewDoubts(entries, before)
  const rows = problems.map(({ row, reason }) => words.badRow(row, reason))
  return (
    <>
      <p role="status" className={styles.counts}>
        {words.importCounts(added, updated, problems.length)}
      </p>
      {rows.length > 0 && <Lines title={words.badRows} lines={rows} />}
      {doubts.length > 0 && <Lines title={words.lookAlikes} lines={doubts} />}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Notice tone="warning" title={title}>
      <ul className={styles.lines}>
        <TextLines texts={lines.slice(0, maxLines)} />
      </ul>
      {lines.length > maxLines && <p>{words.more(lines.length - maxLines)}</p>}
    </Notice>
  )
}
