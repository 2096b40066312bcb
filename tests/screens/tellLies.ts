import { expect } from 'vitest'
import { listRows } from '@/tests/verify/claimRows'
import { type FieldLie, put } from '@/tests/verify/fieldLies'
import type { LyingSite, Screen } from './lyingSite'
import type { Sight } from './sight'

/** What the gateway truly answers, or a part of that, and how the screen draws it: nothing of it is wrong. */
export async function lookHonest(site: LyingSite, screen: Screen, part?: unknown) {
  let answer: unknown
  site.tell(screen.path, (told) => {
    answer = part ?? told
    return part
  })
  const honest = await site.look({ ...screen, isReturning: false })
  expect(answer, screen.page).toBeDefined()
  expect(honest.verdicts.length + honest.marked.length, screen.page).toBeGreaterThan(0)
  expect(
    honest.verdicts.filter((verdict) => verdict.startsWith('mismatch')),
    screen.page,
  ).toEqual([])
  return { honest, answer }
}

/**
 * Tells each lie alone, and at once those about what is never shown: the faults of the screen, and none when each is
 * found out, or marked as the service's word, or not drawn.
 */
export async function tellLies(
  site: LyingSite,
  screen: Screen,
  { honest, answer }: Awaited<ReturnType<typeof lookHonest>>,
  lies: readonly FieldLie[],
): Promise<string[]> {
  const isHidden = ({ claim, field }: FieldLie) => claim.shown === 'never' && !isKind(field)
  const hidden = lies.filter(isHidden).reduce((told, { path, value }) => put(told, path.split('.'), value), answer)
  site.tell(screen.path, () => hidden)
  const untold = await site.look(screen)
  const unlike = await screen.compare?.(untold)
  const faults =
    JSON.stringify(untold) === JSON.stringify(honest) ? [] : [`not shown: ${differ(untold.all, honest.all)}`]
  if (unlike) faults.push(`what is not shown: ${unlike}`)
  for (const lie of lies) {
    if (isHidden(lie)) continue
    site.tell(screen.path, () => lie.answer)
    const sight = await site.look(screen)
    const fault = findFault(lie, sight, honest, screen) ?? (await screen.compare?.(sight))
    if (fault) faults.push(`${lie.field} = ${lie.told}: ${fault}`)
  }
  return faults
}

/** Of another kind the gateway's name for it is all that is left; that of a token is never looked at. */
const isKind = (field: string) => /(^|\.)type$/.test(field) && !field.endsWith('okenInfo.type')

function findFault(
  lie: FieldLie,
  sight: Sight,
  honest: Sight,
  { whose = '', names = {}, isPartial }: Screen,
): string | undefined {
  const { claim, field, path } = lie
  if (isKind(field)) {
    const isSaid =
      /mismatch/.test(`${sight.verdicts}`) ||
      /the (gateway|(Safe )?service) (lists|calls|says|sums|describes|does not say)/i.test(sight.all)
    // A row only counts what its details say in words.
    const isCounted = /\d warning/.test(sight.all) && sight.all !== honest.all
    return isSaid || isCounted ? undefined : `another kind is not said: ${sight.all}`
  }
  if (claim.shown === 'word') {
    if (!isPartOf(sight.plain, honest.plain)) return differ(sight.plain, honest.plain)
    const said = sight.marked.filter((words) => !honest.marked.includes(words))
    if (said.length === 0) return isPartial && sight.all === honest.all ? undefined : 'it is not shown'
    if (whose !== '') return sight.all.includes(whose) ? undefined : 'the screen does not say whose words these are'
    return said.every((words) => /gateway|service’s|The Safe service/.test(words))
      ? undefined
      : `nobody’s: ${said.join(', ')}`
  }
  // What is wrong about the Safe itself stands above every screen, in a notice of its own.
  const isFound =
    sight.verdicts.some((verdict) => verdict.startsWith('mismatch') || /^unknown .*(gateway|service)/.test(verdict)) ||
    /disagree about this Safe/.test(sight.all)
  if (!isFound) return `verdicts ${sight.verdicts.join(', ')}`
  const name = names[path]
  if (
    name &&
    !sight.verdicts.some((verdict) => /^mismatch .*Mismatch.*Does not match: /.test(verdict) && verdict.includes(name))
  )
    return `not named ${name}: ${sight.verdicts}`
  if (name && honest.checks.length > 0 && !sight.checks.some((check) => check.includes(`Mismatch${name}`)))
    return `no check named ${name}: ${sight.checks}`
  const acts = sight.acts.filter((name) => name.startsWith('Review and'))
  return acts.length > 0 ? `found out, and it can be acted on: ${acts.join(', ')}` : undefined
}

function differ(told: string, honest: string): string {
  const at = [...honest, ''].findIndex((letter, index) => letter !== (told[index] ?? ''))
  return `“${told.slice(Math.max(at - 30, 0), at + 60)}”, not “${honest.slice(Math.max(at - 30, 0), at + 60)}”`
}

/** The rows of a table about whose fields no lie was told; one about a whole part is about each of its fields. */
export function findUntold(table: object, lies: readonly Pick<FieldLie, 'field'>[]): string[] {
  const told = [...new Set(lies.map(({ field }) => field))]
  // Only a gateway with a hosted service beside it says where things are known: tests/e2e/federation is of that.
  const isElsewhere = (field: string) => /(^|\.)sources\./.test(field)
  const isTold = (field: string) =>
    isElsewhere(field) || told.some((name) => field === name || field.startsWith(`${name}.`))
  return [...listRows(table).keys()].filter((field) => !isTold(field))
}

/** Whether a text only lost something: what was proved before may be the service's word now, and nothing else is said. */
function isPartOf(text: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === text[at]) at += 1
  return at === text.length
}
