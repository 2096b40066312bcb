import { assertOwnFile } from '@/components/transactions/review/fileRequest'
import { TransactionExport } from '@/components/transactions/review/outcome/TransactionExport'
import { TransactionFileInput } from '@/components/transactions/review/TransactionFileInput'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import * as words from './words'

type TransactionFilePanelProps = {
  safe: SafeView
  /** The transaction that is passed from owner to owner at the moment. */
  held: TransactionFile | undefined
  /** A transaction of this Safe was read; nothing in it is verified. */
  onRead: (file: TransactionFile) => void
  onReview: (file: TransactionFile) => void
  onForget: () => void
}

/** Reads a transaction that another owner hands on as a file, a link or text, and keeps it with the signatures so far. */
export function TransactionFilePanel({ safe, held, onRead, onReview, onForget }: TransactionFilePanelProps) {
  const handleRead = (file: TransactionFile) => {
    assertOwnFile(safe, file)
    onRead(file)
  }
  return (
    <Panel title={words.fromOwnerToOwner}>
      <div className={styles.form}>
        {held && <HeldTransaction file={held} onReview={() => onReview(held)} onForget={onForget} />}
        <TransactionFileInput onRead={handleRead} />
      </div>
    </Panel>
  )
}

function HeldTransaction({
  file,
  onReview,
  onForget,
}: { file: TransactionFile } & Record<'onReview' | 'onForget', () => void>) {
  return (
    <div className={styles.call}>
      <p>{words.held(file.transaction.nonce, file.signatures.length)}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={onReview}>
          {words.reviewIt}
        </Button>
        <Button variant="quiet" onClick={onForget}>
          {words.forgetIt}
        </Button>
      </div>
      <TransactionExport file={file} />
    </div>
  )
}
