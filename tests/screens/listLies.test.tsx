// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listClaims } from '@/tests/verify/claims/listClaims'
import { type FieldLie, listFieldLies, put } from '@/tests/verify/fieldLies'
import { type LyingSite, startLyingSite } from './lyingSite'
import { findUntold, lookHonest, tellLies } from './tellLies'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const lists = [
  ['queue', () => import('@/pages/transactions/queue'), /\/queued$/],
  ['history', () => import('@/pages/transactions/history'), /\/history$/],
] as const

const row = 'results.0.transaction'
/** How a row calls what is wrong with it. */
const names = {
  ...{ [`${row}.txInfo.recipient.value`]: 'Recipient', [`${row}.txInfo.transferInfo.value`]: 'Amount' },
  ...{ [`${row}.executionInfo.nonce`]: 'Nonce', [`${row}.executionInfo.confirmationsSubmitted`]: 'Signature' },
  [`${row}.executionInfo.confirmationsRequired`]: 'Signatures needed',
}
const told = new Set<string>()

test.each(lists)(
  'each field of the rows of the %s, changed alone, is found out, marked or not shown',
  async (name, load, path) => {
    const screen = {
      load,
      page: `/transactions/${name}?${site.param}`,
      path,
      until: /\d[smhdwy]\b|now|is not known here|could not be read/,
      isPartial: true,
    }
    const items: unknown[] = Object(site.world[name]).results
    const faults: string[] = []
    for (const item of items) {
      // A heading stands above some row.
      const rows = Object(item).transaction ? [item] : [item, items.find((one) => Object(one).transaction)]
      const lies = listLies({ next: null, previous: null, results: rows })
      if (lies.length === 0) continue
      const truth = await lookHonest(site, screen, { next: null, previous: null, results: rows })
      faults.push(...(await tellLies(site, { ...screen, names }, truth, lies)))
    }
    expect(faults).toEqual([])
  },
  300_000,
)

test('no field of the rows was left out', () => {
  // Safes change their implementation no more, of other kinds `type` is told, and a conflict's heading is no row.
  const isTold = (field: string) => !/UNKNOWN|CHANGE_IMPLEMENTATION|CONFLICT_HEADER/.test(field)
  const fields = [...told].map((key) => ({ field: key.split(' ')[0] ?? '' }))
  expect(findUntold(listClaims, fields).filter(isTold)).toEqual([])
})

/** The lies about the first entry of a page, without those that an entry before it was told with. */
function listLies(answer: { next: null; previous: null; results: unknown[] }): FieldLie[] {
  const [item] = answer.results
  const id = Object(item).transaction?.id
  const { situation = 'waiting' as const } = site.world.told.find(({ row }) => Object(row).id === id) ?? {}
  const lies = listFieldLies(item, listClaims, situation).filter(({ field, claim, told: lie }) => {
    // For what a transaction waits, its row does not say.
    const isSaid = situation !== 'waiting' || !field.endsWith('txStatus') || !lie.includes('AWAITING')
    return isSaid && !told.has(`${field} ${claim.shown}`)
  })
  for (const { field, claim } of lies) told.add(`${field} ${claim.shown}`)
  return lies.map((lie) => {
    const path = `results.0.${lie.path}`
    return { ...lie, path, answer: put(answer, path.split('.'), lie.value) }
  })
}
