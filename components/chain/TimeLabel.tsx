import { formatDateTime, formatIsoTime, formatRelativeTime } from '@/lib/format/time'

type TimeLabelProps = { time: number; isRelative?: boolean }

/** A time in the reader's zone, which it names; in milliseconds since 1970. */
export function TimeLabel({ time, isRelative = false }: TimeLabelProps) {
  const full = formatDateTime(time)
  return (
    <time dateTime={formatIsoTime(time)} title={full}>
      {isRelative ? formatRelativeTime(time, Date.now()) : full}
    </time>
  )
}
