import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { shortenAddress } from '@/lib/format/address'
import { recentTransactions, useReceiptStatus } from '@/lib/query/useReceiptStatus'
import { parseRecentTransactions, type StoredTransaction } from '@/lib/storage/storedState'
import styles from './RecentTransactions.module.css'
import * as words from './words'

type RecentTransactionsProps = { address: Address; chainId: number }

const mostShown = 3

export function RecentTransactions({ address, chainId }: RecentTransactionsProps) {
  const text = useStore(recentTransactions)
  const transactions = useMemo(() => parseRecentTransactions(text, address, chainId), [text, address, chainId])
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
