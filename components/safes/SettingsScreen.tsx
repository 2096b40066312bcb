import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/ui/SettingsTabs'
import type { SafeView } from '@/lib/verify/safeView'
import { BrowserSettings } from './BrowserSettings'
import { ContractPanel } from './ContractPanel'
import styles from './HomeScreen.module.css'
import { OwnersPanel } from './OwnersPanel'

type SettingsScreenProps = { safe: SafeView; children?: ReactNode }

/** How the Safe is set up, and what this browser keeps; other areas' settings come as children. */
export function SettingsScreen({ safe, children }: SettingsScreenProps) {
  return (
    <div className={styles.screen}>
      <SettingsTabs safe={safe} />
      <OwnersPanel safe={safe} />
      <ContractPanel safe={safe} />
      <BrowserSettings />
      {children}
    </div>
  )
}
