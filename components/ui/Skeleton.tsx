import styles from './Skeleton.module.css'

type SkeletonProps = {
  label: string
  lines?: number
  /** Rows of a list are coming, with or without an act in each. */
  rows?: 'plain' | 'acting' | undefined
}

/** Stands where content will be, so that nothing jumps when it arrives. */
export function Skeleton({ label, lines = 3, rows }: SkeletonProps) {
  const looks = { plain: styles.rows, acting: `${styles.rows} ${styles.acting}` }
  const bars = Array.from({ length: lines }, (_, index) => `bar-${index}`)
  return (
    <div className={`${styles.skeleton} ${rows ? looks[rows] : ''}`} role="status">
      <span className="visually-hidden">{label}</span>
      {bars.map((bar) => (
        <div key={bar} className={styles.bar} aria-hidden="true" />
      ))}
    </div>
  )
}
