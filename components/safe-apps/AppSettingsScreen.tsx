import { LinkTabs } from '@/components/ui/LinkTabs'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/verify/safeView'
import { AppPermissionList } from './AppPermissionList'
import styles from './AppsScreen.module.css'

type AppSettingsScreenProps = { safe: SafeView }

/** The settings about apps, beside those of the Safe. */
export function AppSettingsScreen({ safe }: AppSettingsScreenProps) {
  const tabs = [
    { href: safeRoutes.settings(safe), text: 'Setup' },
    { href: safeRoutes.appSettings(safe), text: 'Safe Apps' },
  ]
  return (
    <div className={styles.screen}>
      <LinkTabs label="Settings" tabs={tabs} />
      <AppPermissionList />
    </div>
  )
}
