import { useState } from 'react'
import { allowedPicture } from '@/lib/config/pictureUrl'
import styles from './Picture.module.css'

type PictureProps = { url: string | null | undefined; name: string; size: 'small' | 'large' }

/**
 * A picture that somebody else chose, such as a token's logo: only from where pictures may come, and the first letter of
 * the name where it is not allowed, not there or broken. It is decoration; what it belongs to is written beside it.
 */
export function Picture({ url, name, size }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const source = allowedPicture(url)
  if (!source || source === broken) {
    return (
      <span className={`${styles.picture} ${styles[size]}`} aria-hidden="true" data-picture="initial">
        {([...name.trim()][0] ?? '?').toUpperCase()}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a foreign picture cannot be optimised without fetching it elsewhere
    <img
      className={`${styles.picture} ${styles[size]}`}
      src={source}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(source)}
    />
  )
}
