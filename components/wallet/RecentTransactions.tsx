import type { Address } from 'viem'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { shortenAddress } from '@/lib/format/address'
import { useReceiptStatus } from '@/lib/query/useReceiptStatus'
import type { StoredTransaction } from '@/lib/storage/storedState'
import styles from './RecentTransactions.module.css'
import { useRecentTransactions } from './useRecentTransactions'
import * as words from './words'

type RecentTransactionsProps = { address: Address; chainId: number }

const mostShown = 3

export function RecentTransactions({ address, chainId }: RecentTransactionsProps) {
  const transactions = useRecentTransactions(address, chainId)
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles.title}>
        {words.recentTransactions}
      </h2>
      {transactions.length === 0 ? (
        <p className={styles.empty}>{words.noTransactions}</p>
      ) : (
        <ul className={styles.list}>
          {transactions.slice(0, mostShown).map((transaction) => (
            <RecentTransaction key={transaction.hash} chainId={chainId} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RecentTransactionProps = { chainId: number; transaction: StoredTransaction }

function RecentTransaction({ chainId, transaction }: RecentTransactionProps) {
  const status = useReceiptStatus(chainId, transaction)
  return (
    <li className={styles.row}>
      <span>{transaction.description}</span>
      <span className={styles[status]}>{words.status[status]}</span>
      <ExplorerLink chainId={chainId} kind="tx" value={transaction.hash}>
        {shortenAddress(transaction.hash)}
      </ExplorerLink>
    </li>
  )
}
