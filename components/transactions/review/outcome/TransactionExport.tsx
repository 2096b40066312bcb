import { linkToTransaction } from '@/components/transactions/review/linkToTransaction'
import * as words from '@/components/transactions/review/words'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { saveFile } from '@/lib/file/saveFile'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { PassOn } from './PassOn'
import styles from './PassOn.module.css'

type TransactionExportProps = { file: TransactionFile }

/** Hands a transaction with its signatures on without any service: as a link, also for a camera, a file or text. */
export function TransactionExport({ file }: TransactionExportProps) {
  const { chainId, safe, transaction } = file
  // It stands behind the `#`: browsers send that part to no server.
  const link = linkToTransaction('tx', { chainId, address: safe }, file)
  const text = formatTransactionFile(file)
  const others = (
    <>
      <Button onClick={() => saveFile(`transaction-${chainId}-${safe}-${transaction.nonce}.json`, text)}>
        {words.saveFile}
      </Button>
      <CopyButton text={text} label={words.copyText} />
    </>
  )
  if ('href' in link) {
    return (
      <PassOn href={link.href} label={words.copyLink}>
        {others}
      </PassOn>
    )
  }
  return (
    <div className={styles.ways}>
      <div className={styles.row}>{others}</div>
      <p className={styles.soft}>{link.problem}</p>
    </div>
  )
}
