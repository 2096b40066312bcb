import { HandOn } from '@/components/safe/handOn/HandOn'
import { linkToTransaction } from '@/components/transactions/review/linkToTransaction'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'

type TransactionExportProps = { file: TransactionFile }

/** Hands a transaction with its signatures on without any service. */
export function TransactionExport({ file }: TransactionExportProps) {
  const { chainId, safe, transaction } = file
  // It stands behind the `#`: browsers send that part to no server.
  const link = linkToTransaction('tx', { chainId, address: safe }, file)
  return (
    <HandOn
      kind="transaction"
      link={link}
      text={formatTransactionFile(file)}
      fileName={`transaction-${chainId}-${safe}-${transaction.nonce}.json`}
    />
  )
}
