import { day as dayLength } from '@/lib/config/limits'

/** What happened on one day: `day` is its beginning in UTC, in milliseconds since 1970. */
export type Day<Entry> = { day: number; entries: Entry[] }

/**
 * A list by UTC days, in the order given. Days follow from the entries' own times, so lists without labels have them too.
 * An entry that a page repeats, because a newer one moved all of them down, is taken once.
 */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  timeOf: (entry: Entry) => number,
): Day<Entry>[] {
  const days: Day<Entry>[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    if (seen.has(idOf(entry))) continue
    seen.add(idOf(entry))
    const day = Math.floor(timeOf(entry) / dayLength) * dayLength
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
