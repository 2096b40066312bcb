import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import * as words from './words'

type SettingsTabsProps = { safe: Parameters<typeof safeRoutes.settings>[0] }

/** The pages of settings, which different areas have. */
export function SettingsTabs({ safe }: SettingsTabsProps) {
  const tabs = [
    { href: safeRoutes.settings(safe), text: words.setup },
    { href: safeRoutes.appSettings(safe), text: words.safeApps },
  ]
  return <LinkTabs label={words.settings} tabs={tabs} />
}
