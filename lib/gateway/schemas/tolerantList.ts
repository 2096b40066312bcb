import * as z from 'zod/mini'
import { label } from './fields'
import { describeIssue } from './issues'
import * as words from './words'

/** An entry that its list goes on without: where it stood, counted from 1, its name if it has one, and what is wrong. */
export type UnreadEntry = { position: number; name: string | undefined; reason: string }

/** More entries than any gateway gives in one answer: reading millions of nothing would stop the page. */
const mostEntries = 50_000

export type TolerantList<T> = { entries: T[]; unread: UnreadEntry[] }

/**
 * A list of which each entry is read by itself: one that is broken takes none of the others with it, and is named in
 * `unread`; `item` stands on the schema, so that its fields can be listed. What is no list is an error.
 */
export function readable<T extends z.ZodMiniType>(item: T) {
  const list = z.pipe(
    z.array(z.unknown()).check(z.maxLength(mostEntries, words.expectedEntries(mostEntries))),
    z.transform((values): TolerantList<z.output<T>> => {
      const entries: z.output<T>[] = []
      const unread: UnreadEntry[] = []
      for (const [index, value] of values.entries()) {
        const result = readEntry(item, value)
        if ('data' in result) entries.push(result.data)
        else unread.push({ position: index + 1, name: nameOf(value), reason: result.reason })
      }
      return { entries, unread }
    }),
  )
  return Object.assign(list, { item })
}

function readEntry<T extends z.ZodMiniType>(item: T, value: unknown): { data: z.output<T> } | { reason: string } {
  try {
    const result = z.safeParse(item, value)
    if (result.success) return { data: result.data }
    const [issue] = result.error.issues
    return { reason: issue ? describeIssue(issue) : words.unknown }
  } catch (error) {
    if (error instanceof RangeError) return { reason: words.tooDeep }
    throw error
  }
}

const named = z.object({ name: label(100) })

function nameOf(value: unknown): string | undefined {
  const result = z.safeParse(named, value)
  return result.success && result.data.name.trim() !== '' ? result.data.name : undefined
}
