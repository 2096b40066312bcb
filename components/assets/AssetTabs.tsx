import { LinkTabs } from '@/components/ui/LinkTabs'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'

type AssetTabsProps = { safe: SafeRef }

export function AssetTabs({ safe }: AssetTabsProps) {
  const tabs = [
    { href: safeRoutes.balances(safe), text: 'Tokens' },
    { href: safeRoutes.collectibles(safe), text: 'Collectibles' },
  ]
  return <LinkTabs label="Assets" tabs={tabs} />
}
