import { ServiceWord } from '@/components/verification/ServiceWord'
import { formatDay, formatIsoTime } from '@/lib/format/time'
import styles from './DateLabel.module.css'
import * as words from './words'

type DateLabelProps = {
  id?: string
  day: number
  /** The day follows from times that a service says. */
  isWord?: boolean
}

/** The UTC day above what happened on it. */
export function DateLabel({ id, day, isWord = false }: DateLabelProps) {
  const time = <time dateTime={formatIsoTime(day).slice(0, 10)}>{formatDay(day) || words.noDate}</time>
  const zone = <span className={styles.zone}>{words.utc}</span>
  return (
    <h2 id={id} className={styles.day}>
      {isWord ? (
        <ServiceWord>
          {time} {zone}
        </ServiceWord>
      ) : (
        <>
          {time} {zone}
        </>
      )}
    </h2>
  )
}
