import { SettingsTabs } from '@/components/safe/settings/SettingsTabs'
import styles from '@/components/safe-apps/list/AppsScreen.module.css'
import type { SafeView } from '@/lib/safe-view/safeView'
import { AppPermissionList } from './AppPermissionList'

type AppSettingsScreenProps = { safe: SafeView }

/** The settings about apps, beside those of the Safe. */
export function AppSettingsScreen({ safe }: AppSettingsScreenProps) {
  return (
    <div className={styles.screen}>
      <SettingsTabs safe={safe} />
      <AppPermissionList />
    </div>
  )
}
