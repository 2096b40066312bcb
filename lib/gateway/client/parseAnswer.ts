import * as z from 'zod/mini'
import { describeIssue } from '@/lib/gateway/schemas/issues'
import { GatewayError } from './gatewayError'
import * as words from './words'

/** Parses a JSON value; throws GatewayError that names the first field that is missing or of the wrong kind. */
export function parseAnswer<T>(schema: z.ZodMiniType<T>, value: unknown, status?: number): T {
  const result = tryParse(schema, value)
  if (result?.success) return result.data
  const issues = result?.error.issues ?? []
  const [first = words.tooDeep, ...others] = issues.slice(0, 5).map((issue) => describeIssue(issue, words.wholeAnswer))
  throw new GatewayError(words.unexpectedAnswer(first), {
    status,
    code: 'invalid-answer',
    ...(others.length > 0 ? { details: others.join('\n') } : {}),
  })
}

/** Undefined when nesting exhausts the stack, which takes an answer made for that. */
function tryParse<T>(schema: z.ZodMiniType<T>, value: unknown) {
  try {
    return z.safeParse(schema, value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
