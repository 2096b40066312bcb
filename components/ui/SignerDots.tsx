import styles from './SignerDots.module.css'
import * as words from './words'

type SignerDotsProps = { signed: number; needed: number }

const mostDots = 7

/** How many of the signatures that are needed are there: as dots, and in figures. */
export function SignerDots({ signed, needed }: SignerDotsProps) {
  return (
    <span className={styles.signers}>
      {needed <= mostDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: needed }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <span key={place} className={place < signed ? styles.signed : styles.missing} />
          ))}
        </span>
      )}
      <span>{words.signedOf(signed, needed)}</span>
    </span>
  )
}
