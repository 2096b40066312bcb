import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useBalances } from '@/components/assets/model/useBalances'
import { UnreadEntries } from '@/components/ui/list/UnreadEntries'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { hasService } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import { AssetTabs } from './AssetTabs'
import { BalanceFailures } from './BalanceFailures'
import styles from './BalancesScreen.module.css'
import { BalanceTable } from './BalanceTable'
import { BalanceTotal } from './BalanceTotal'
import { CurrencySelect } from './CurrencySelect'
import { UncheckedTokens } from './UncheckedTokens'
import { useCurrency } from './useCurrency'
import * as words from './words'

const NamedTokens = dynamic(() => import('./NamedTokens').then((module) => module.NamedTokens), { ssr: false })
const FoundTokens = dynamic(() => import('./found/FoundTokens').then((module) => module.FoundTokens), { ssr: false })

type BalancesScreenProps = { safe: SafeView }

/** What the Safe holds: the gateway's list, each line held against the chain. */
export function BalancesScreen({ safe }: BalancesScreenProps) {
  const [currency, setCurrency] = useCurrency()
  const [isAll, setIsAll] = useState(false)
  const { data: codes } = useQuery(fiatCodesQuery(appGateway))
  const balances = useBalances(safe, currency, isAll)
  const { rows, untrusted } = balances
  return (
    <div className={styles.screen}>
      <AssetTabs safe={safe} />
      <BalanceFailures safe={safe} balances={balances} />
      <UncheckedTokens balances={balances} />
      <UnreadEntries unread={balances.unread} />
      {codes && <UnreadEntries unread={codes.unread} />}
      <Panel
        title={words.tokens}
        actions={hasService && <CurrencySelect codes={codes?.entries} currency={currency} onChange={setCurrency} />}
      >
        {hasService && (
          <div className={styles.summary}>
            <BalanceTotal balances={balances} currency={currency} />
            <label className={styles.toggle}>
              <input type="checkbox" checked={isAll} onChange={(event) => setIsAll(event.target.checked)} />
              {words.showUntrusted}
            </label>
          </div>
        )}
        {rows ? (
          <BalanceTable safe={safe} rows={rows} currency={currency} untrusted={untrusted} />
        ) : (
          balances.service.phase === 'checking' && <Skeleton label={words.loadingBalances} lines={4} />
        )}
        {!hasService && <NamedTokens safe={safe} />}
      </Panel>
      {!hasService && <FoundTokens safe={safe} />}
    </div>
  )
}
