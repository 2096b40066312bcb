import styles from './Skeleton.module.css'

type SkeletonProps = { label: string; lines?: number }

/** Stands where content will be, so that nothing jumps when it arrives. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, index) => `bar-${index}`)
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {bars.map((bar) => (
        <div key={bar} className={styles.bar} aria-hidden="true" />
      ))}
    </div>
  )
}
