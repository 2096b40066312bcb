import { AssetName } from '@/components/assets/AssetName'
import { AssetValue } from '@/components/assets/AssetValue'
import { BalanceFailures } from '@/components/assets/BalanceFailures'
import type { Balances } from '@/components/assets/model/useBalances'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Skeleton } from '@/components/ui/Skeleton'
import { VerificationMark } from '@/components/verification/VerificationMark'
import { safeRoutes } from '@/lib/routes'
import { combineChecks } from '@/lib/safe/verify/verification'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './AssetsPanel.module.css'
import { HomePart } from './HomePart'
import * as words from './words'

type AssetsPanelProps = { safe: SafeView; balances: Balances; currency: string }

const mostShown = 5

/** What the Safe holds most of. */
export function AssetsPanel({ safe, balances, currency }: AssetsPanelProps) {
  const { rows, service } = balances
  return (
    <HomePart title={words.assets} href={safeRoutes.balances(safe)} link={words.allAssets}>
      <BalanceFailures safe={safe} balances={balances} />
      {!rows && service.phase === 'checking' && <Skeleton label={words.loadingAssets} lines={mostShown} />}
      {rows && (
        <ul className={styles.rows} aria-label={words.assets}>
          {rows.slice(0, mostShown).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lying list may name an address twice
            <li key={`${row.address} ${index}`} className={styles.row} data-asset={row.address}>
              <AssetName chainId={safe.chainId} row={row} />
              <span className={styles.figures}>
                <span className={styles.value}>
                  <AssetValue row={row} currency={currency} />
                </span>
                <span className={styles.amount}>
                  <TokenAmount {...row} />{' '}
                  <VerificationMark status={row.isChecking ? 'loading' : combineChecks(row.checks)} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  )
}
