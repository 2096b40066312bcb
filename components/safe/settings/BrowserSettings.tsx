import { useQuery } from '@tanstack/react-query'
import { CurrencySelect } from '@/components/assets/CurrencySelect'
import { useCurrency } from '@/components/assets/useCurrency'
import { LanguageChoice } from '@/components/ui/language/LanguageChoice'
import { UnreadEntries } from '@/components/ui/list/UnreadEntries'
import { Panel } from '@/components/ui/Panel'
import { hasService } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'
import styles from './BrowserSettings.module.css'
import { SiteBuild } from './SiteBuild'
import * as words from './words'

/** Choices that stay in this browser and concern no Safe. */
export function BrowserSettings() {
  const [currency, setCurrency] = useCurrency()
  const { data: codes } = useQuery(fiatCodesQuery(appGateway))
  return (
    <Panel title={words.inThisBrowser}>
      <p>{words.inThisBrowserHint}</p>
      {codes && <UnreadEntries unread={codes.unread} />}
      <div className={styles.choices}>
        {hasService && <CurrencySelect codes={codes?.entries} currency={currency} onChange={setCurrency} />}
        <LanguageChoice className={styles.choice} />
      </div>
      <SiteBuild />
    </Panel>
  )
}
