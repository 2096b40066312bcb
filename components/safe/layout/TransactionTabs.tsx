import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'

type TransactionTabsProps = { safe: SafeView }

export function TransactionTabs({ safe }: TransactionTabsProps) {
  const tabs = [
    { href: safeRoutes.queue(safe), text: 'Queue' },
    { href: safeRoutes.history(safe), text: 'History' },
    { href: safeRoutes.messages(safe), text: 'Messages' },
  ]
  return <LinkTabs label="Transactions" tabs={tabs} />
}
