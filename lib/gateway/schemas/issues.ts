import type * as z from 'zod/mini'
import * as words from './words'

/** What was expected, in a few words. */
function describeExpectation(issue: z.core.$ZodIssue): string {
  return 'expected' in issue ? words.expected(issue.expected) : issue.message
}

/** Where an issue is, and what was expected there. */
export function describeIssue(issue: z.core.$ZodIssue, whole = words.wholeEntry): string {
  const where = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const path = where.replace(/^\./, '').slice(0, 200)
  return `${path || whole}: ${describeExpectation(issue)}`
}

/** Hands the issues of an inner parse on to the parse around it, which puts its own path before theirs. */
export function forwardIssues(error: z.core.$ZodError | undefined, { issues, value }: z.core.ParsePayload): void {
  for (const issue of error?.issues ?? []) {
    issues.push({ code: 'custom', path: issue.path, message: describeExpectation(issue), input: value })
  }
}
