import styles from './ConflictHeader.module.css'

type ConflictHeaderProps = { nonce: bigint }

export function ConflictHeader({ nonce }: ConflictHeaderProps) {
  return (
    <h3 className={styles.header}>
      <span aria-hidden="true">⚠ </span>
      {`These transactions share nonce ${nonce}: only one of them can be executed`}
    </h3>
  )
}
