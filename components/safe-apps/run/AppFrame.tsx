import { frameAllow, frameSandbox } from '@/lib/safe-apps/host/appFrame'
import type { AppHost } from '@/lib/safe-apps/host/useAppHost'
import styles from './AppFrame.module.css'
import * as words from './words'

type AppFrameProps = { name: string; attach: AppHost['attach']; onLoad: () => void }

/** The app's sandboxed frame. It has no `src` here: the host gives it one when it has begun to listen. */
export function AppFrame({ name, attach, onLoad }: AppFrameProps) {
  const handleLoad = (frame: HTMLIFrameElement) => {
    // The empty page that a frame begins with also reports that it has loaded.
    if (frame.hasAttribute('src')) onLoad()
  }
  return (
    <iframe
      ref={attach}
      className={styles.frame}
      title={words.frameTitle(name)}
      sandbox={frameSandbox}
      allow={frameAllow}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={(event) => handleLoad(event.currentTarget)}
    />
  )
}
