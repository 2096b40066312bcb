import styles from './SignerDots.module.css'
import * as words from './words'

type SignerDotsProps = {
  signed: number
  needed: number
  /** The figures are the tooltip alone. */
  isBare?: boolean
}

const mostDots = 7

/** How many of the signatures that are needed are there: as dots, and in figures. */
export function SignerDots({ signed, needed, isBare = false }: SignerDotsProps) {
  const hasDots = needed <= mostDots
  const name = words.signedOfInFull(signed, needed)
  const bare = isBare && hasDots ? { role: 'img', 'aria-label': name, title: name } : {}
  return (
    <span className={styles.signers} {...bare}>
      {hasDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: needed }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <span key={place} className={place < signed ? styles.signed : styles.missing} />
          ))}
        </span>
      )}
      {!(isBare && hasDots) && <span>{words.signedOf(signed, needed)}</span>}
    </span>
  )
}
