import { useState } from 'react'
import { allowedPicture } from '@/lib/config/pictureUrl'
import styles from './Picture.module.css'

type PictureProps = {
  /** What somebody else chose: shown only from where pictures may come. */
  url: string | null | undefined
  /** A picture of this site, which comes first. */
  own?: string | undefined
  name: string
  size: 'small' | 'large'
}

const hues = [styles.blue, styles.green, styles.gold, styles.red, styles.violet]

/**
 * A picture of a thing, such as a token's logo, and the first letter of its name where there is none that may be shown, or
 * it is broken. It is decoration; what it belongs to is written beside it.
 */
export function Picture({ url, own, name, size }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const source = own ?? allowedPicture(url)
  if (!source || source === broken) {
    return (
      <span className={`${styles.picture} ${styles[size]} ${hueOf(name)}`} aria-hidden="true" data-picture="initial">
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

/** The same for the same name. */
function hueOf(name: string): string | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return hues[sum % hues.length]
}
