import { formatAge, formatDateTime, formatIsoTime, formatMoment } from '@/lib/format/time'

type TimeLabelProps = { time: number; form?: keyof typeof forms }

const forms = {
  full: formatDateTime,
  short: (time: number) => formatMoment(time, Date.now()),
  relative: (time: number) => formatAge(time, Date.now()),
}

/** A time in the reader's zone, which the full form and the tooltip name; in milliseconds since 1970. */
export function TimeLabel({ time, form = 'full' }: TimeLabelProps) {
  return (
    <time dateTime={formatIsoTime(time)} title={formatDateTime(time)}>
      {forms[form](time)}
    </time>
  )
}
