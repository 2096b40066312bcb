import { useState } from 'react'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { Button } from '@/components/ui/Button'
import styles from './BalanceTable.module.css'
import { BalanceTableRow } from './BalanceTableRow'
import * as words from './words'

type BalanceTableProps = {
  chainId: number
  rows: readonly BalanceRow[]
  currency: string
  /** Lower-case addresses. */
  untrusted: ReadonlySet<string>
}

const pageSize = 50

/** The assets, dearest first, so many at a time that a list of thousands does not stop the page. */
export function BalanceTable({ chainId, rows, currency, untrusted }: BalanceTableProps) {
  const [count, setCount] = useState(pageSize)
  if (rows.length === 0) return <p>{words.noBalances}</p>
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.balancesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.asset}</th>
            <th scope="col" className={styles.number}>
              {words.balance}
            </th>
            <th scope="col" className={styles.number}>
              {words.value}
            </th>
          </tr>
        </thead>
        {rows.slice(0, count).map((row, index) => (
          <BalanceTableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a lying list may name an address twice
            key={`${row.address} ${index}`}
            chainId={chainId}
            row={row}
            currency={currency}
            isUntrusted={untrusted.has(row.address.toLowerCase())}
          />
        ))}
      </table>
      {rows.length > count && (
        <p>
          <Button onClick={() => setCount(count + pageSize)}>{words.showMore(rows.length - count)}</Button>
        </p>
      )}
    </>
  )
}
