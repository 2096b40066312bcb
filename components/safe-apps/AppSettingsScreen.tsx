import { SettingsTabs } from '@/components/ui/SettingsTabs'
import type { SafeView } from '@/lib/verify/safeView'
import { AppPermissionList } from './AppPermissionList'
import styles from './AppsScreen.module.css'

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
