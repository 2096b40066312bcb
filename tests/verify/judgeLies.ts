import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import type { Told } from './claimsWorld'
import type { FieldLie } from './fieldLies'
import { change } from './lyingGateway'

/** Several values changed at once, by their paths. */
export function changeAll(answer: unknown, values: Record<string, unknown>): unknown {
  return Object.entries(values).reduce((changed, [path, value]) => change(changed, path, value), answer)
}

/** The fields, or else the subjects, that are named as wrong. */
export function wrongOf({ checks }: Pick<DetailsVerification, 'checks'>): string[] {
  return checks.filter((check) => check.status === 'mismatch').map(({ field, subject }) => field ?? subject)
}

/** What is wrong with how a lie was judged; nothing when it was found out, or says nothing that is relied on. */
function findFault(
  { claim, field }: FieldLie,
  { status, checks }: DetailsVerification,
  honest: string,
): string | undefined {
  if (claim.shown === 'never') return status === honest ? undefined : `not shown, and ${status}`
  if (claim.shown === 'word') return undefined
  const wrong = checks.filter((check) => check.status === 'mismatch')
  // Of a function that is not known here only the service says what it is called: the page says so.
  const isUnproved =
    /methodName|actionCount/.test(field) &&
    checks.some((check) => check.status === 'unknown' && claim.by.includes(check.subject))
  if (isUnproved) return undefined
  if (status !== 'mismatch') return `checked by ${claim.by.join(', ')}, and ${status}`
  const isNamed = wrong.some((check) => [check.subject, check.field].some((name) => name && claim.by.includes(name)))
  return isNamed ? undefined : `said to be ${wrong.map(({ subject }) => subject).join(', ')}`
}

/** The same field is lied about once in each situation: what another transaction would add is its other fields. */
export function makeOnce() {
  const told = new Map<string, Told>()
  return (of: Told) =>
    ({ field }: FieldLie): boolean => {
      const name = `${of.situation} ${field}`
      if (!told.has(name)) told.set(name, of)
      return told.get(name) === of
    }
}

/** Tells each lie alone; what was not found out. */
export async function tellAll(
  told: Told,
  lies: FieldLie[],
  judge: (answer: unknown) => Promise<DetailsVerification>,
  honest: string,
) {
  const faults: string[] = []
  for (const lie of lies) {
    const fault = findFault(lie, await judge(lie.answer), honest)
    if (fault) faults.push(`${told.situation} ${told.name}: ${lie.field} = ${lie.told}: ${fault}`)
  }
  return faults
}
