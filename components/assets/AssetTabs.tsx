import { LinkTabs } from '@/components/ui/LinkTabs'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import * as words from './words'

type AssetTabsProps = { safe: SafeRef }

export function AssetTabs({ safe }: AssetTabsProps) {
  const tabs = [
    { href: safeRoutes.balances(safe), text: words.tokens },
    { href: safeRoutes.collectibles(safe), text: words.collectibles },
  ]
  return <LinkTabs label={words.assets} tabs={tabs} />
}
