import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/verify/safeView'

type MessageTabsProps = { safe: SafeView }

export function MessageTabs({ safe }: MessageTabsProps) {
  const tabs = [
    { href: safeRoutes.queue(safe), text: 'Queue' },
    { href: safeRoutes.history(safe), text: 'History' },
    { href: safeRoutes.messages(safe), text: 'Messages' },
  ]
  return <LinkTabs label="Transactions" tabs={tabs} />
}
