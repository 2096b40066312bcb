import styles from './ConflictHeader.module.css'
import * as words from './words'

type ConflictHeaderProps = { nonce: bigint }

export function ConflictHeader({ nonce }: ConflictHeaderProps) {
  return (
    <h3 className={styles.header}>
      <span aria-hidden="true">⚠ </span>
      {words.sharedNonce(nonce)}
    </h3>
  )
}
