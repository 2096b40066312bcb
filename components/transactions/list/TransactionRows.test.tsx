// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { type TransactionSummary, transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { madeUpRow, outgoing } from '@/tests/e2e/support/madeUpHistory'
import { shownSafe as safe, shownAddress } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { type Pages, sharePages } from './sharePages'
import { TransactionRows } from './TransactionRows'

afterEach(cleanup)
stubInView(() => false)

const pay = (value: number) => outgoing(shownAddress, { type: 'NATIVE_COIN', value: `${value}` })
const row = (value: number, note: string | null = null) => madeUpRow(shownAddress, value, { txInfo: pay(value), note })
const answer = (rows: object[]): Pages => {
  const results = [{ type: 'LABEL', label: 'Queued' }, ...rows]
  return { pages: [parseAnswer(transactionPage, { next: null, previous: null, results })], pageParams: [undefined] }
}
const listed = ({ pages }: Pages) =>
  pages.flatMap(({ results }) => results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : [])))

/** Draws a list of rows that are far from the window, each under a heading of its own; tells which of them are drawn again. */
function watch(first: Pages) {
  const [drawn, looked] = [new Set<string>(), new Set<string>()]
  const ids = new WeakMap<TransactionSummary, string>()
  const nameRow = (transaction: TransactionSummary) => {
    const known = ids.get(transaction)
    if (known !== undefined) return known
    const { id, txInfo } = transaction
    ids.set(transaction, id)
    Object.defineProperty(transaction, 'txInfo', { get: () => drawn.add(id) && txInfo })
    Object.defineProperty(transaction, 'id', { get: () => looked.add(id) && id })
    return id
  }
  const list = (now: Pages, view = safe) => {
    const rows = listed(now)
    const names = rows.map(nameRow)
    const repeats = new Map(rows.map((each) => [each, 0]))
    const common = { safe: view, repeats, isSettled: true, label: 'Queued' }
    return rows.map((each, start) => (
      <TransactionRows key={names[start]} {...common} transactions={[each]} start={start + 30} />
    ))
  }
  const { rerender, container } = render(list(first))
  const draw = (now: Pages, view = safe) => {
    drawn.clear()
    looked.clear()
    rerender(list(now, view))
    const shown = container.querySelectorAll('[data-transaction]').length
    return { drawn: [...drawn], looked: [...looked], shown }
  }
  return { draw, idOf: (transaction: TransactionSummary | undefined) => transaction && nameRow(transaction) }
}

const numbers = Array.from({ length: 200 }, (_, place) => place)
const loaded = () => answer(numbers.map((place) => row(place)))

it('draws nothing again when a list that was loaded anew says the same, and of one that changed what changed', () => {
  const before = loaded()
  const { draw, idOf } = watch(before)
  const same = sharePages(before, loaded())
  expect(same).toBe(before)
  const changed = sharePages(before, answer(numbers.map((place) => row(place, place === 7 ? 'Changed' : null))))
  const changedRow = [idOf(listed(changed)[7])]
  expect(draw(changed)).toEqual({ drawn: changedRow, looked: changedRow, shown: 200 })
})

it('draws a new row at the top alone: those that it moves are what they were', () => {
  const before = loaded()
  const { draw, idOf } = watch(before)
  const longer = sharePages(before, answer([row(1_000), ...numbers.map((place) => row(place))]))
  const newRow = [idOf(listed(longer)[0])]
  expect(draw(longer)).toEqual({ drawn: newRow, looked: newRow, shown: 201 })
})

it('draws no row that is far again when something else of the Safe changed', () => {
  const before = loaded()
  const { draw } = watch(before)
  expect(draw(before, { ...safe, balance: 1n })).toMatchObject({ drawn: [], shown: 200 })
})

it('keeps two rows apart that a service lists twice', () => {
  const twice = sharePages(loaded(), answer([row(1), row(1)]))
  const [one, other] = listed(twice)
  expect(one).toEqual(other)
  expect(one).not.toBe(other)
})
