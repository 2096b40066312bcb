import { useMemo } from 'react'
import { TransactionExport } from '@/components/transactions/review/outcome/TransactionExport'
import { undescribed } from '@/components/transactions/review/undescribed'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { Button } from '@/components/ui/Button'
import { ForgetButton } from '@/components/ui/ForgetButton'
import { decodeCall } from '@/lib/safe/call/callData'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './compose.module.css'
import * as words from './words'

export type HeldListProps = {
  safe: SafeView
  /** The transactions that are passed from owner to owner at the moment. */
  held: readonly TransactionFile[]
  onReview: (file: TransactionFile) => void
  onForget: (file: TransactionFile) => void
}

/** What is handed on, in the order in which it can be executed; not what the network says that its nonce is used of. */
export function HeldList({ safe, held, onReview, onForget }: HeldListProps) {
  const next = safe.chain?.nonce ?? 0n
  const open = held
    .filter(({ transaction }) => transaction.nonce >= next)
    .toSorted((one, other) => Number(one.transaction.nonce - other.transaction.nonce))
  if (open.length === 0) return null
  return (
    <ul className={styles.list} aria-label={words.handedOn}>
      {open.map((file) => (
        <li key={formatTransactionFile({ ...file, signatures: [] }, 0)} className={styles.call}>
          <HeldTransaction {...{ safe, file }} onReview={() => onReview(file)} onForget={() => onForget(file)} />
        </li>
      ))}
    </ul>
  )
}

type HeldTransactionProps = { safe: SafeView; file: TransactionFile } & Record<'onReview' | 'onForget', () => void>

function HeldTransaction({ safe, file, onReview, onForget }: HeldTransactionProps) {
  const { transaction, signatures } = file
  const decoded = useMemo(() => decodeCall(safe.address, transaction), [safe.address, transaction])
  return (
    <>
      <p>
        <strong>
          <TransactionSentence {...{ safe, transaction, decoded }} info={undescribed} />
        </strong>
      </p>
      <p className={styles.soft}>{words.held(transaction.nonce, signatures.length)}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={onReview}>
          {words.reviewIt}
        </Button>
        <ForgetButton onForget={onForget} />
      </div>
      <TransactionExport file={file} />
    </>
  )
}
