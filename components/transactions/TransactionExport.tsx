import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { saveFile } from '@/lib/book/saveFile'
import { AppError } from '@/lib/errors'
import { safeRoutes } from '@/lib/routes'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/transactionFile'
import { formatTransactionLink } from '@/lib/safe/transactionLink'
import styles from './compose/compose.module.css'

type TransactionExportProps = { file: TransactionFile }

/** Hands a transaction with its signatures on without any service: as a file, a link or text. */
export function TransactionExport({ file }: TransactionExportProps) {
  const { chainId, safe, transaction } = file
  const link = linkTo(file)
  return (
    <div className={styles.row}>
      <Button
        onClick={() =>
          saveFile(`transaction-${chainId}-${safe}-${transaction.nonce}.json`, formatTransactionFile(file))
        }
      >
        Save as a file
      </Button>
      {'url' in link && <CopyButton text={link.url} label="Copy as a link" />}
      <CopyButton text={formatTransactionFile(file)} label="Copy as text" />
      {'problem' in link && <p className={styles.soft}>{link.problem}</p>}
    </div>
  )
}

/** The transaction stands behind the `#`: browsers send that part to no server. */
function linkTo(file: TransactionFile): { url: string } | { problem: string } {
  const page = safeRoutes.newTransaction({ chainId: file.chainId, address: file.safe })
  try {
    return { url: `${window.location.origin}${page}${formatTransactionLink('tx', file)}` }
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message }
    throw error
  }
}
