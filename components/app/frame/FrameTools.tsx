import { SunMoon } from 'lucide-react'
import { ThemeChoice } from '@/components/app/theme/ThemeChoice'
import { useChosenTheme } from '@/components/app/theme/useChosenTheme'
import styles from './FrameTools.module.css'
import { Popup } from './Popup'
import * as words from './words'

/** What stands beside the account on a wide screen. */
export function FrameTools() {
  useChosenTheme()
  return (
    <Popup label={<SunMoon size={20} />} name={words.appearance} buttonClass={styles.tool} panelClass={styles.panel}>
      <ThemeChoice />
    </Popup>
  )
}
