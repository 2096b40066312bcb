import { memo, useId, useState } from 'react'
import { sayAssetReason } from '@/components/assets/model/assetCheck'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { TextLines } from '@/components/ui/TextLines'
import { VerificationMark } from '@/components/verification/VerificationMark'
import { hasService } from '@/lib/config/publicEnv'
import { displayName } from '@/lib/format/displayName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { combineChecks } from '@/lib/safe/verify/verification'
import { AssetActs } from './AssetActs'
import { AssetName } from './AssetName'
import { AssetValue } from './AssetValue'
import { BalanceDetails } from './BalanceDetails'
import styles from './BalanceTableRow.module.css'
import * as words from './words'

type BalanceTableRowProps = {
  safe: SafeRef
  row: BalanceRow
  currency: string
  /** What about its symbol and name can deceive. */
  warnings: readonly string[]
  /** They are still looked for. */
  isAwaited: boolean
  isUntrusted: boolean
}

const columns = hasService ? 4 : 3

/**
 * One asset: amount and value at a glance, what is wrong with it in words, and the exact number when it is opened. Of a
 * list of hundreds only those are drawn anew that changed.
 */
export const BalanceTableRow = memo(function BalanceTableRow(props: BalanceTableRowProps) {
  const { safe, row, currency, warnings, isAwaited, isUntrusted } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { amount, decimals, symbol, isChecking, checks } = row
  const shown = displayName(symbol) ?? words.noSymbol
  const wrong = isChecking ? [] : checks.filter(({ status }) => status === 'mismatch')
  const problems = wrong.map(({ reason }) => sayAssetReason(reason))
  const remarks = [...problems, ...warnings, ...(isUntrusted ? [words.untrusted] : [])]
  return (
    <tbody className={styles.asset} data-asset={row.address}>
      <tr>
        <th scope="row" className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <AssetName chainId={safe.chainId} row={row} />
          </button>
        </th>
        <td className={styles.amount}>
          <TokenAmount amount={amount} decimals={decimals} symbol={symbol} />{' '}
          <VerificationMark status={isChecking || isAwaited ? 'loading' : combineChecks(checks)} />
        </td>
        {hasService && (
          <td className={styles.value}>
            <AssetValue row={row} currency={currency} />
          </td>
        )}
        <td className={styles.acts}>
          <AssetActs safe={safe} shown={shown} token={row.token} link={{ form: 'send', token: row.address }} />
        </td>
      </tr>
      {remarks.length > 0 && (
        <tr>
          <td colSpan={columns}>
            <ul className={styles.remarks} aria-label={words.remarksAbout(shown)}>
              <TextLines texts={remarks} />
            </ul>
          </td>
        </tr>
      )}
      <tr id={id} hidden={!isOpen}>
        <td colSpan={columns}>{isOpen && <BalanceDetails chainId={safe.chainId} row={row} />}</td>
      </tr>
    </tbody>
  )
})
