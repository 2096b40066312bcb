import * as z from 'zod/mini'
import { orNull } from './fields'
import { listedElsewhere } from './sourcesSchema'
import { readable } from './tolerantList'

/**
 * One page of a list; an entry that cannot be read is named in `unread` and does not spoil the others. `next` is followed
 * by the client only below its own base address.
 */
export function page<T extends z.ZodMiniType>(item: T) {
  const url = orNull(z.string().check(z.maxLength(4_000)))
  return z.pipe(
    z.object({ next: url, previous: url, results: readable(item), service: listedElsewhere }),
    z.transform(({ results: { entries, unread }, ...links }) => ({ ...links, results: entries, unread })),
  )
}
