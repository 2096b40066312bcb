import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import * as words from './words'

type SettingsTabsProps = { safe: Parameters<typeof safeRoutes.settings>[0] }

/** The pages of settings, which different areas have: each is a file of `pages/settings`. */
const pages = { setup: words.setup, 'safe-apps': words.safeApps }

export function SettingsTabs({ safe }: SettingsTabsProps) {
  const tabs = Object.entries(pages).map(([page, text]) => ({ href: safeRoutes.settings(safe, page), text }))
  return <LinkTabs label={words.settings} tabs={tabs} />
}
