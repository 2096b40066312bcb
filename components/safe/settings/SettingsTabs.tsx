import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'

type SettingsTabsProps = { safe: Parameters<typeof safeRoutes.settings>[0] }

/** The pages of settings, which different areas have. */
export function SettingsTabs({ safe }: SettingsTabsProps) {
  const tabs = [
    { href: safeRoutes.settings(safe), text: 'Setup' },
    { href: safeRoutes.appSettings(safe), text: 'Safe Apps' },
  ]
  return <LinkTabs label="Settings" tabs={tabs} />
}
