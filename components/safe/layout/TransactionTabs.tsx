import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './words'

type TransactionTabsProps = { safe: SafeView }

export function TransactionTabs({ safe }: TransactionTabsProps) {
  const tabs = [
    { href: safeRoutes.queue(safe), text: words.queue },
    { href: safeRoutes.history(safe), text: words.history },
    { href: safeRoutes.messages(safe), text: words.messages },
  ]
  return <LinkTabs label={words.transactions} tabs={tabs} />
}
