import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { hasService } from '@/lib/config/publicEnv'
import { formatFiatValue } from '@/lib/format/fiatValue'
import styles from './AssetValue.module.css'
import * as words from './words'

type AssetValueProps = { row: BalanceRow; currency: string }

/** What an asset is worth. A value that only the service claims does not count, and says so once the chain was asked. */
export function AssetValue({ row: { value, claimedValue, isChecking }, currency }: AssetValueProps) {
  // Prices are the service's, which the page says beside the sum.
  if (!hasService) return null
  if (value !== undefined) return <ServiceWord note={null}>{formatFiatValue(value, currency)}</ServiceWord>
  if (claimedValue === undefined) return <span className={styles.soft}>{words.noPrice}</span>
  return (
    <>
      <ServiceWord note={null}>{formatFiatValue(claimedValue, currency)}</ServiceWord>
      {!isChecking && <span className={styles.claimed}>{words.notCounted}</span>}
    </>
  )
}
