import * as z from 'zod/mini'
import { showHidden } from '@/lib/format/visibleText'
import { known, label, orNull } from './fields'
import { hash } from './values'

const codes = { CONTENT: 'CONTENT', CONFIRMATION: 'CONFIRMATION', REFUSED: 'REFUSED', ABSENT: 'ABSENT' } as const
const places = { HERE: 'HERE', SERVICE: 'SERVICE' } as const
const mostListed = 20

/** Of an address on the internet, in the letters that those have. */
const host = z.string().check(z.regex(/^[\w.:[\]-]{1,253}$/))
/** One line of somebody else's. */
const remark = z.pipe(label(250), z.transform(showHidden))

/**
 * Where a gateway of one's own says that something is known: to itself, and to the hosted service beside it. Others say
 * nothing, and what makes no sense is nothing said: neither spoils what it stands in.
 */
export const sources = z.catch(
  orNull(
    z.object({
      service: host,
      from: known(places, 'UNKNOWN'),
      knownTo: z.array(known(places, 'UNKNOWN')).check(z.maxLength(mostListed)),
      isWaiting: z.boolean(),
      isReachable: z.boolean(),
      differences: z
        .array(z.object({ code: known(codes, 'UNKNOWN'), text: orNull(remark) }))
        .check(z.maxLength(mostListed)),
    }),
  ),
  null,
)

/** What the hosted service lists beside a list, and the gateway did not take over. */
export const listedElsewhere = z.catch(
  orNull(
    z.object({
      name: host,
      notTaken: z.array(z.object({ hash: orNull(hash), text: remark })).check(z.maxLength(mostListed)),
    }),
  ),
  null,
)

export type Sources = NonNullable<z.output<typeof sources>>
export type ListedElsewhere = z.output<typeof listedElsewhere>
