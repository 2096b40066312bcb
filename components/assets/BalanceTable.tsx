import { useState } from 'react'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { useSymbolWarnings } from '@/components/assets/model/useSymbolWarnings'
import { Button } from '@/components/ui/Button'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useIsSettled } from '@/lib/query/useIsSettled'
import styles from './BalanceTable.module.css'
import { BalanceTableRow } from './BalanceTableRow'
import * as words from './words'

type BalanceTableProps = {
  safe: SafeRef
  rows: readonly BalanceRow[]
  currency: string
  /** Lower-case addresses. */
  untrusted: ReadonlySet<string>
}

const pageSize = 50

/** The assets, dearest first, so many at a time that a list of thousands does not stop the page. */
export function BalanceTable({ safe, rows, currency, untrusted }: BalanceTableProps) {
  const [count, setCount] = useState(pageSize)
  const { warningsOf, isAwaited } = useSymbolWarnings(safe.chainId, rows, useIsSettled())
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
            {hasService && (
              <th scope="col" className={styles.number}>
                {words.value}
              </th>
            )}
            <th scope="col" className={styles.acts}>
              <span className="visually-hidden">{words.acts}</span>
            </th>
          </tr>
        </thead>
        {rows.slice(0, count).map((row, index) => (
          <BalanceTableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a lying list may name an address twice
            key={`${row.address} ${index}`}
            safe={safe}
            row={row}
            currency={currency}
            warnings={warningsOf(row)}
            isAwaited={isAwaited(row)}
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
