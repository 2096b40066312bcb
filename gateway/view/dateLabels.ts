import { invalid } from '../http/failure'

/** The start, in UTC, of the day that a moment falls on somewhere: milliseconds. */
export type DayStart = (timestamp: number) => number

const dayLength = 86_400_000

/** `timezone` is an IANA name, `timezone_offset` milliseconds; without either days are UTC days. */
export function readDayStart(query: URLSearchParams): DayStart {
  const timeZone = query.get('timezone')
  if (timeZone) return dayStartIn(timeZone)
  const offset = Number(query.get('timezone_offset') ?? 0)
  if (!Number.isSafeInteger(offset)) throw invalid('timezone_offset must be milliseconds', ['timezone_offset'])
  return (timestamp) => utcDayStart(timestamp + offset)
}

export function utcDayStart(timestamp: number) {
  return timestamp - (timestamp % dayLength)
}

function dayStartIn(timeZone: string): DayStart {
  const format = dayFormat(timeZone)
  return (timestamp) => Date.parse(format.format(timestamp))
}

function dayFormat(timeZone: string) {
  try {
    // The form of this locale is the one that Date.parse reads as a UTC day.
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    throw invalid('The timezone is not known', ['timezone'])
  }
}

type Dated<Item> = { timestamp: number; item: Item }

/** Puts a label before the first item of each day. `before` is the last item of the previous page. */
export function withDateLabels<Item>(items: Dated<Item>[], dayStart: DayStart, before: number | undefined) {
  let day = before === undefined ? undefined : dayStart(before)
  return items.flatMap(({ timestamp, item }) => {
    const ownDay = dayStart(timestamp)
    if (ownDay === day) return [item]
    day = ownDay
    return [{ type: 'DATE_LABEL', timestamp: ownDay }, item]
  })
}
