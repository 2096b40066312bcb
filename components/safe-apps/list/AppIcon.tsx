import { publicEnv } from '@/lib/config/publicEnv'
import styles from './AppIcon.module.css'

type AppIconProps = { name: string; iconUrl: string | null | undefined }

/** The app's picture where it may be loaded, else its first letter: a picture from anywhere would tell its server who
 * is looking, so only configured places are asked. */
export function AppIcon({ name, iconUrl }: AppIconProps) {
  if (iconUrl && isShowable(iconUrl)) {
    // biome-ignore lint/performance/noImgElement: pictures of strangers are shown as they are
    return <img className={styles.icon} src={iconUrl} width={40} height={40} alt="" />
  }
  return (
    <span className={styles.icon} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}

function isShowable(url: string): boolean {
  if (url.startsWith('data:image/')) return true
  return URL.canParse(url) && publicEnv.imageOrigins.includes(new URL(url).origin)
}
