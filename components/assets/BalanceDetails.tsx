import { sayAssetReason } from '@/components/assets/model/assetCheck'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import styles from './BalanceDetails.module.css'
import * as words from './words'

type BalanceDetailsProps = { chainId: number; row: BalanceRow }

/** The exact amount, the token's address, and what was compared. */
export function BalanceDetails({ chainId, row }: BalanceDetailsProps) {
  const { address, isNative, amount, decimals, symbol } = row
  // What is wrong stands beside the row whether it is opened or not.
  const checks = row.checks.filter(({ status }) => status !== 'mismatch')
  return (
    <div className={styles.details}>
      <Facts>
        <Fact term={words.exactBalance}>
          <TokenAmount amount={amount} decimals={decimals} symbol={symbol} isExact />
        </Fact>
        <Fact term={words.decimals}>{decimals ?? words.unknownDecimals}</Fact>
        <Fact term={words.smallestUnits}>{`${amount}`}</Fact>
      </Facts>
      {isNative ? <p>{words.nativeHasNoAddress}</p> : <AddressLabel chainId={chainId} address={address} />}
      <ul className={styles.checks}>
        {checks.map(({ subject, reason }) => (
          <li key={subject}>{sayAssetReason(reason)}</li>
        ))}
      </ul>
    </div>
  )
}
