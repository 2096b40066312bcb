import * as z from 'zod/mini'
import { label } from './fields'
import { forwardIssues } from './issues'

/** What a later gateway may send in place of a kind that is known here; `kind` is its name for people. */
export type UnknownVariant = { type: 'UNKNOWN'; kind: string }

type Tagged = z.ZodMiniType<{ type: string }>

const tag = z.looseObject({ type: z.string() })

/**
 * An object whose `type` says which of `cases` it is; they stand on the schema, so that its fields can be listed.
 * Another type gives UnknownVariant; a known type with wrong fields is an error, which a plain union with a fallback
 * would hide.
 */
export function variant<Case extends Tagged>(
  cases: Record<string, Case>,
): z.ZodMiniType<z.output<Case> | UnknownVariant> & { cases: Record<string, Case> } {
  const byType = new Map(Object.entries(cases))
  const read = z.pipe(
    tag,
    z.transform((value, context): z.output<Case> | UnknownVariant => {
      const schema = byType.get(value.type)
      if (!schema) return { type: 'UNKNOWN', kind: z.parse(label(60), value.type) }
      const result = z.safeParse(schema, value)
      if (result.success) return result.data
      forwardIssues(result.error, context)
      return z.NEVER
    }),
  )
  return Object.assign(read, { cases })
}
