import styles from '@/components/transactions/new/compose.module.css'
import { linkToTransaction } from '@/components/transactions/review/linkToTransaction'
import * as words from '@/components/transactions/review/words'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { saveFile } from '@/lib/file/saveFile'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'

type TransactionExportProps = { file: TransactionFile }

/** Hands a transaction with its signatures on without any service: as a file, a link or text. */
export function TransactionExport({ file }: TransactionExportProps) {
  const { chainId, safe, transaction } = file
  // It stands behind the `#`: browsers send that part to no server.
  const link = linkToTransaction('tx', { chainId, address: safe }, file)
  return (
    <div className={styles.row}>
      <Button
        onClick={() =>
          saveFile(`transaction-${chainId}-${safe}-${transaction.nonce}.json`, formatTransactionFile(file))
        }
      >
        {words.saveFile}
      </Button>
      {'href' in link && <CopyButton text={`${window.location.origin}${link.href}`} label={words.copyLink} />}
      <CopyButton text={formatTransactionFile(file)} label={words.copyText} />
      {'problem' in link && <p className={styles.soft}>{link.problem}</p>}
    </div>
  )
}
