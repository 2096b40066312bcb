import { useId, useState } from 'react'
import { sayAssetReason } from '@/components/assets/model/assetCheck'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Picture } from '@/components/ui/Picture'
import { TextLines } from '@/components/ui/TextLines'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { displayName } from '@/lib/format/displayName'
import { formatFiatValue } from '@/lib/format/fiatValue'
import { combineChecks } from '@/lib/safe/verify/verification'
import { BalanceDetails } from './BalanceDetails'
import styles from './BalanceTableRow.module.css'
import * as words from './words'

type BalanceTableRowProps = {
  chainId: number
  row: BalanceRow
  currency: string
  isUntrusted: boolean
}

/** One asset: amount and value at a glance, what is wrong with it in words, and the exact number when it is opened. */
export function BalanceTableRow({ chainId, row, currency, isUntrusted }: BalanceTableRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { amount, decimals, symbol, name, isNameClaimed, isChecking, checks, warnings } = row
  const fullName = displayName(name)
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
            <Picture url={row.logoUri} name={shown} size="small" />
            <span className={styles.names}>
              <span className={styles.symbol}>{shown}</span>
              <span className={styles.full}>
                {fullName && isNameClaimed && <ServiceWord note={words.gatewayName}>{fullName}</ServiceWord>}
                {!isNameClaimed && fullName}
              </span>
            </span>
          </button>
        </th>
        <td className={styles.number}>
          <div>
            <TokenAmount amount={amount} decimals={decimals} symbol={symbol} />
          </div>
          <VerificationBadge status={isChecking ? 'loading' : combineChecks(checks)} />
        </td>
        <td className={styles.number}>
          <Value row={row} currency={currency} />
        </td>
      </tr>
      {remarks.length > 0 && (
        <tr>
          <td colSpan={3}>
            <ul className={styles.remarks} aria-label={words.remarksAbout(shown)}>
              <TextLines texts={remarks} />
            </ul>
          </td>
        </tr>
      )}
      <tr id={id} hidden={!isOpen}>
        <td colSpan={3}>{isOpen && <BalanceDetails chainId={chainId} row={row} />}</td>
      </tr>
    </tbody>
  )
}

/** A value that only the gateway claims does not count, and says so once the chain was asked. */
function Value({ row, currency }: Pick<BalanceTableRowProps, 'row' | 'currency'>) {
  const { value, claimedValue, isChecking } = row
  // Prices are the gateway's, which the page says above the list.
  if (value !== undefined) return <ServiceWord note={null}>{formatFiatValue(value, currency)}</ServiceWord>
  if (claimedValue === undefined) return words.noPrice
  return (
    <>
      <ServiceWord note={null}>{formatFiatValue(claimedValue, currency)}</ServiceWord>
      {!isChecking && <span className={styles.claimed}>{words.notCounted}</span>}
    </>
  )
}
