import type { Check } from '@/lib/safe/verify/verification'

/** Whether checks of this subject were made, and all of them hold: anything less is the service's word. */
export function isProved(checks: readonly Check[], subject: string): boolean {
  const made = checks.filter((check) => check.subject === subject)
  return made.length > 0 && made.every(({ status }) => status === 'match')
}
