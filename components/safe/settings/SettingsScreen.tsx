import type { ReactNode } from 'react'
import type { SafeView } from '@/lib/safe-view/safeView'
import { BrowserSettings } from './BrowserSettings'
import { ContractPanel } from './ContractPanel'
import { OwnersPanel } from './OwnersPanel'
import styles from './SettingsScreen.module.css'
import { SettingsTabs } from './SettingsTabs'

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
