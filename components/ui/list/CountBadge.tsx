import { formatCount } from '@/lib/format/count'
import styles from './CountBadge.module.css'

type CountBadgeProps = { count: number /** Read out in the place of the bare number. */; label: string }

/** A number in a dot, beside what it counts; nothing for none. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
