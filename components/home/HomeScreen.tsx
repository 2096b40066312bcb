import { useBalances } from '@/components/assets/model/useBalances'
import { useCurrency } from '@/components/assets/useCurrency'
import { hasService } from '@/lib/config/publicEnv'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ActivityPanel } from './ActivityPanel'
import { AssetsPanel } from './AssetsPanel'
import { HomeHead } from './HomeHead'
import { HomePart } from './HomePart'
import styles from './HomeScreen.module.css'
import { WaitingPanel } from './WaitingPanel'
import * as words from './words'

type HomeScreenProps = { safe: SafeView }

/** A Safe at a glance: what it is worth, what waits in it, what it holds and what happened last. */
export function HomeScreen({ safe }: HomeScreenProps) {
  const [currency] = useCurrency()
  const balances = useBalances(safe, currency, false)
  return (
    <div className={styles.screen}>
      <HomeHead safe={safe} balances={balances} currency={currency} />
      {hasService ? (
        <WaitingPanel safe={safe} />
      ) : (
        <HomePart title={words.waiting} href={safeRoutes.queue(safe)} link={words.allWaiting}>
          <p>{words.noQueue}</p>
        </HomePart>
      )}
      <div className={styles.columns}>
        <AssetsPanel safe={safe} balances={balances} currency={currency} />
        {hasService && <ActivityPanel safe={safe} />}
      </div>
    </div>
  )
}
