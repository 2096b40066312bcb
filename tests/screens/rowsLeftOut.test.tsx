// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, other } from '@/tests/verify/lyingGateway'
import { type LyingSite, startLyingSite } from './lyingSite'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const queued = /\/queued$/
const screen = () => ({
  ...{
    load: () => import('@/pages/transactions/queue'),
    page: `/transactions/queue?${site.param}`,
    until: /\d[smhdwy]\b|now/,
  },
})

type Item = { type: string; transaction: { id: string; executionInfo?: { nonce: number } } }

/** The queue's first transactions, as the gateway lists them. */
const firstRows = (count: number): Item[] =>
  Object(site.world.queue)
    .results.filter(({ transaction }: Item) => transaction)
    .slice(0, count)
const listed = (results: unknown[]) => ({ next: null, previous: null, results })
const hashOf = ({ transaction }: Item) => transaction.id.slice(-66)

function rowOf(container: Element, hash: string): Element {
  const row = container.querySelector(`[data-transaction$="${hash}"]`)
  if (!row) throw new Error(`There is no row of ${hash}`)
  return row
}
const verdictOf = (container: Element, hash: string) => rowOf(container, hash).querySelector('[data-verification]')

test('a proposal that was made up is named, with and without another one’s details, and so is a lie in the details', async () => {
  const [row] = firstRows(1)
  if (!row) throw new Error('Nothing is queued')
  const id = `multisig_${site.world.safe.address}_${keccak256(toHex('made up'))}`
  site.tell(queued, () => listed([row, change(row, 'transaction.id', id)]))
  const made = await site.open(screen())
  expect(verdictOf(made.container, id)?.textContent).toContain('Mismatch')
  expect(verdictOf(made.container, id)?.textContent).toContain('Does not match: Listed transaction.')
  expect(verdictOf(made.container, hashOf(row))?.getAttribute('data-verification')).toBe('match')
  made.close()

  const { details } = site.world.told.find((told) => Object(told.row).id === row.transaction.id) ?? {}
  // A true answer about another transaction proves nothing for it.
  const madeUp = listed([change(row, 'transaction.id', id)])
  site.tell(new RegExp(`/queued$|/${id}$`), (answer) => ('results' in Object(answer) ? madeUp : details))
  const borrowed = await site.open(screen())
  expect(verdictOf(borrowed.container, id)?.getAttribute('data-verification')).toBe('mismatch')
  expect(verdictOf(borrowed.container, id)?.textContent).toContain('Transaction id')
  borrowed.close()

  site.tell(/\/transactions\/multisig_/, (answer) => change(answer, 'txData.to.value', other))
  const lied = await site.open(screen())
  expect(verdictOf(lied.container, hashOf(row))?.getAttribute('data-verification')).toBe('mismatch')
  expect(verdictOf(lied.container, hashOf(row))?.textContent).toContain('Recipient')
  lied.close()
})

test('a used nonce, a double and a gap are said above the list', async () => {
  const row = firstRows(4).at(-1)
  site.tell(queued, () => listed([row]))
  expect((await site.look(screen())).all).toContain(
    'Nothing is listed for nonce 2, 3, 4, which must come before what is',
  )
  const used = change(row, 'transaction.executionInfo.nonce', 0)
  site.tell(queued, () => listed([used, used]))
  const { getAllByRole, getByRole, close } = await site.open(screen())
  const alert = getAllByRole('alert').find(({ textContent }) =>
    textContent?.includes('The Safe service’s list of this queue is not right'),
  )
  expect(alert?.textContent).toContain('Nonce 0 is used already.')
  expect(alert?.textContent).toContain('A transaction with nonce 0 is listed twice.')
  const region = getByRole('region', { name: 'Used nonces' })
  expect(region.querySelectorAll('[data-transaction]')).toHaveLength(2)
  close()
})

test('a transaction that is not listed any more is missed until the user forgets it', async () => {
  const [kept, dropped] = firstRows(2)
  if (!kept || !dropped) throw new Error('Too little is queued')
  site.tell(queued, () => listed([kept, dropped]))
  const before = await site.open(screen())
  expect(before.container.querySelectorAll('[data-transaction]')).toHaveLength(2)
  expect(verdictOf(before.container, hashOf(dropped))?.getAttribute('data-verification')).toBe('match')
  before.close()
  site.tell(queued, () => listed([kept]))
  const words = 'was listed before and is missing now.'
  const returning = { ...screen(), isReturning: true }
  ;(await site.open(returning)).close()
  const page = await site.open(returning)
  const missing = page.getAllByRole('alert').find(({ textContent }) => textContent?.includes(words))
  expect(missing?.textContent).toContain(hashOf(dropped))
  expect(verdictOf(page.container, hashOf(kept))?.getAttribute('data-verification')).toBe('match')
  fireEvent.click(within(missing ?? page.container).getByRole('button', { name: 'Forget what is missing' }))
  await waitFor(() => expect(page.container.textContent).not.toContain(words))
  page.close()
  const after = await site.open(returning)
  expect(verdictOf(after.container, hashOf(kept))?.getAttribute('data-verification')).toBe('match')
  expect(after.container.textContent).not.toContain(words)
  after.close()
})

test('an execution that the history leaves out is missed, wherever it stood, and what it lists twice is wrong', async () => {
  const rows: Item[] = Object(site.world.history).results.filter(({ transaction }: Item) => transaction)
  const look = (results: unknown[]) => {
    site.tell(/\/history$/, () => listed(results))
    const load = () => import('@/pages/transactions/history')
    return site.look({ load, page: `/transactions/history?${site.param}`, until: /\d[smhdwy]\b|now/ })
  }
  const without = (nonce: number) => rows.filter(({ transaction }) => transaction.executionInfo?.nonce !== nonce)
  expect((await look(rows)).all).not.toContain('Nothing is listed')
  expect((await look(without(0))).all).toContain('Nothing is listed for nonce 0,')
  expect((await look(without(1))).all).toContain('Nothing is listed for nonce 1,')
  for (const row of rows) {
    expect((await look([...rows, row])).verdicts).toHaveLength(rows.length)
    const { verdicts } = await look([...rows, change(row, 'transaction.id', `${row.transaction.id}0`)])
    const wrong = verdicts.filter((verdict) => verdict.startsWith('mismatch'))
    // Another id is another claim, which has no details where a kind has some.
    const isBare = /^(transfer|creation)/.test(row.transaction.id)
    expect(wrong).toEqual([expect.stringContaining(isBare ? 'Listed twice' : 'Does not match: Listed transaction.')])
  }
}, 120_000)
