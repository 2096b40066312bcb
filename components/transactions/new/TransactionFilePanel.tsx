import { assertOwnFile } from '@/components/transactions/review/fileRequest'
import { TransactionFileInput } from '@/components/transactions/review/TransactionFileInput'
import { Panel } from '@/components/ui/Panel'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import { HeldList, type HeldListProps } from './HeldList'
import * as words from './words'

type TransactionFilePanelProps = HeldListProps & {
  safe: SafeView
  /** A transaction of this Safe was read; nothing in it is verified. */
  onRead: (file: TransactionFile) => Promise<void>
}

/** Reads a transaction that another owner hands on as a file, a link or text, and keeps it with the signatures so far. */
export function TransactionFilePanel({ onRead, ...list }: TransactionFilePanelProps) {
  const handleRead = (file: TransactionFile) => {
    assertOwnFile(list.safe, file)
    return onRead(file)
  }
  return (
    <Panel title={words.fromOwnerToOwner}>
      <div className={styles.form}>
        <HeldList {...list} />
        <TransactionFileInput onRead={handleRead} />
      </div>
    </Panel>
  )
}
