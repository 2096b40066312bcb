import { expect, test } from 'vitest'
import { parseHistoryFilter } from './historyFilter'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('days are whole days in UTC, and amounts exact', () => {
  const texts = { from: '2026-08-21', until: '2026-08-21', token: address, amount: '0.000001' }
  const { filter, problems } = parseHistoryFilter('incoming', texts, 31337, 6)
  expect(problems).toEqual({})
  expect(filter).toMatchObject({ token: address, amount: 1n })
  expect(filter.from?.toISOString()).toBe('2026-08-21T00:00:00.000Z')
  expect(filter.until?.toISOString()).toBe('2026-08-21T23:59:59.999Z')
})

test('fields of another kind do not count', () => {
  const texts = { from: '2026-08-21', nonce: '3', module: address, token: 'x' }
  const { filter, problems } = parseHistoryFilter('module', texts, 31337, 18)
  expect(filter).toEqual({ module: address })
  expect(problems).toEqual({})
  expect(parseHistoryFilter('all', texts, 31337, 18)).toEqual({ filter: {}, problems: {} })
})

test('what means nothing is said and does not filter', () => {
  const texts = {
    from: '2026-13-45',
    until: 'x',
    to: '0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266',
    amount: '1',
    nonce: '-1',
  }
  const { filter, problems } = parseHistoryFilter('outgoing', texts, 31337, undefined)
  expect(Object.values(filter).filter((value) => value !== undefined)).toEqual([])
  expect(Object.keys(problems)).toEqual(['from', 'until', 'to', 'amount', 'nonce'])
})

test('an address may have the prefix of the Safe’s chain, and no other', () => {
  for (const field of ['to', 'module'] as const) {
    expect(parseHistoryFilter('module', { [field]: `dev:${address}` }, 31337, 18)).toMatchObject({
      filter: { [field]: address },
      problems: {},
    })
  }
  for (const [kind, field] of [
    ['outgoing', 'to'],
    ['incoming', 'token'],
    ['module', 'module'],
  ] as const) {
    const { filter, problems } = parseHistoryFilter(kind, { [field]: `oeth:${address}` }, 31337, 18)
    expect(filter[field]).toBeUndefined()
    expect(problems[field]).toBe('This address is for the network oeth, not for that of this Safe.')
  }
})
