import { TokenAmount } from '@/components/chain/TokenAmount'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import type { GuestAsset, GuestAssets } from '@/lib/safe-apps/guest/useGuestAssets'
import styles from './GuestBalances.module.css'
import * as words from './words'

type GuestBalancesProps = { holdings: GuestAssets }

/** What the Safe holds by the chain, with the site's amount beside it where that is another one. */
export function GuestBalances({ holdings }: GuestBalancesProps) {
  const { assets, isLoading, chainError, listError, retry } = holdings
  return (
    <Panel title={words.balances}>
      <ul className={styles.assets}>
        {assets.map((asset) => (
          <li key={asset.token ?? 'coin'} className={styles.asset}>
            <Amount asset={asset} />
            {asset.token && <span className={styles.token}>{asset.token}</span>}
          </li>
        ))}
      </ul>
      {isLoading && <Skeleton label={words.loadingBalances} lines={1} />}
      {chainError !== null && <FailureNotice title={words.noAmounts} error={chainError} onRetry={retry} />}
      {listError !== null && <FailureNotice title={words.noList} error={listError} onRetry={retry} />}
    </Panel>
  )
}

function Amount({ asset: { balance, decimals: known, symbol, claimed } }: { asset: GuestAsset }) {
  const decimals = known ?? null
  if (balance === undefined) return <span>{words.amountUnknown(symbol)}</span>
  return (
    <span>
      <TokenAmount amount={balance} decimals={decimals} symbol={symbol} isExact />
      {claimed !== undefined && (
        <span className={styles.claimed}>
          {' '}
          {words.claimedAmount(<TokenAmount amount={claimed} decimals={decimals} symbol={symbol} isExact />)}
        </span>
      )}
    </span>
  )
}
