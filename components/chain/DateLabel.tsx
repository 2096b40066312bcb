import { ServiceWord } from '@/components/verification/ServiceWord'
import { formatDay, formatIsoTime } from '@/lib/format/time'
import styles from './DateLabel.module.css'
import * as words from './words'

type DateLabelProps = { day: number }

/** The UTC day above what happened on it, by times that a service says. */
export function DateLabel({ day }: DateLabelProps) {
  return (
    <h2 className={styles.day}>
      <ServiceWord isLined>
        <time dateTime={formatIsoTime(day).slice(0, 10)}>{formatDay(day) || words.noDate}</time>{' '}
        <span className={styles.zone}>{words.utc}</span>
      </ServiceWord>
    </h2>
  )
}
