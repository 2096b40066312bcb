import { formatDay, formatIsoTime } from '@/lib/format/time'
import styles from './DateLabel.module.css'

type DateLabelProps = { id?: string; day: number }

/** The UTC day above what happened on it. */
export function DateLabel({ id, day }: DateLabelProps) {
  return (
    <h2 id={id} className={styles.day}>
      <time dateTime={formatIsoTime(day).slice(0, 10)}>{formatDay(day) || 'No date'}</time>{' '}
      <span className={styles.zone}>UTC</span>
    </h2>
  )
}
