import type { Address } from 'viem'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { shortenAddress } from '@/lib/format/address'
import { useRecentTransactions } from '@/lib/query/useRecentTransactions'
import styles from './RecentTransactions.module.css'

type RecentTransactionsProps = { address: Address; chainId: number }

const mostShown = 3
const statusWords = { pending: 'Pending', confirmed: 'Confirmed', failed: 'Failed' }

export function RecentTransactions({ address, chainId }: RecentTransactionsProps) {
  const transactions = useRecentTransactions(address, chainId)
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles.title}>
        Recent transactions
      </h2>
      {transactions.length === 0 ? (
        <p className={styles.empty}>Your transactions will appear here.</p>
      ) : (
        <ul className={styles.list}>
          {transactions.slice(0, mostShown).map(({ hash, description, status }) => (
            <li key={hash} className={styles.row}>
              <span>{description}</span>
              <span className={styles[status]}>{statusWords[status]}</span>
              <ExplorerLink chainId={chainId} kind="tx" value={hash}>
                {shortenAddress(hash)}
              </ExplorerLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
