import { useQuery } from '@tanstack/react-query'
import { CurrencySelect } from '@/components/ui/CurrencySelect'
import { Panel } from '@/components/ui/Panel'
import { UnreadEntries } from '@/components/ui/UnreadEntries'
import { useCurrency } from '@/lib/book/useCurrency'
import { appGateway } from '@/lib/gateway/appGateway'
import { fiatCodesQuery } from '@/lib/gateway/assetQueries'

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
