import { useQuery } from '@tanstack/react-query'
import { CurrencySelect } from '@/components/assets/CurrencySelect'
import { useCurrency } from '@/components/assets/useCurrency'
import { Panel } from '@/components/ui/Panel'
import { UnreadEntries } from '@/components/ui/UnreadEntries'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'

/** Choices that stay in this browser and concern no Safe. */
export function BrowserSettings() {
  const [currency, setCurrency] = useCurrency()
  const { data: codes } = useQuery(fiatCodesQuery(appGateway))
  return (
    <Panel title="In this browser">
      <p>These choices are kept in this browser alone. They change nothing about the Safe.</p>
      {codes && <UnreadEntries unread={codes.unread} />}
      <CurrencySelect codes={codes?.entries} currency={currency} onChange={setCurrency} />
    </Panel>
  )
}
