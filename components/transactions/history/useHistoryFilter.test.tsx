// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { useRouter } from 'next/router'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { createSafe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { readSafe } from '@/lib/safe/account/readSafe'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice] = owners
const [dave] = recipients

let running: RunningSite
let safe: SafeView
let path: string
let useHistoryFilter: typeof import('./useHistoryFilter')['useHistoryFilter']
beforeAll(async () => {
  running = await startSite()
  const { address } = await createSafe(running.chain, { version: '1.4.1', owners: [alice.address], threshold: 1 })
  const ref = { chainId: 31337, address }
  const view = joinSafe(ref, await readSafe(running.chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  safe = view
  const [hook, { safeRoutes }] = await Promise.all([import('./useHistoryFilter'), import('@/lib/routes')])
  useHistoryFilter = hook.useHistoryFilter
  path = safeRoutes.history(safe)
})
afterEach(() => running.mend())
afterAll(() => running.stop())

/** The history at an address with these fields in it. */
const open = (fields: string) =>
  openHook(
    running.site,
    () => ({ ...useHistoryFilter(safe), address: useRouter().asPath.replace(path, '') }),
    undefined,
    path + fields,
  )

test('a link says what is listed: each kind by its own fields alone', () => {
  const fields = `&from=2026-01-02&until=2026-01-03&amount=1.5&nonce=7&to=${dave.address}&token=x&module=x`
  const sent = open(`&kind=outgoing${fields}`)
  expect(sent.now()).toMatchObject({
    ...{ kind: 'outgoing', problems: {} },
    texts: { from: '2026-01-02', until: '2026-01-03', amount: '1.5', nonce: '7', to: dave.address },
    filter: { to: dave.address, amount: 1_500_000_000_000_000_000n, nonce: 7n, token: undefined, module: undefined },
  })
  expect(sent.now().filter.from).toEqual(new Date('2026-01-02T00:00:00.000Z'))
  expect(sent.now().filter.until).toEqual(new Date('2026-01-03T23:59:59.999Z'))
  sent.close()
  const other = open(`&kind=sideways${fields}`)
  expect(other.now()).toMatchObject({ kind: 'all', texts: {}, problems: {} })
  other.close()
})

test('what is wrong with a field is said, and the field does not filter; a text without end is cut', () => {
  const { now, close } = open(`&kind=module&to=nobody&module=${'9'.repeat(5_000)}`)
  expect(now().problems).toEqual({ to: expect.stringMatching(/./), module: expect.stringMatching(/./) })
  expect([now().filter.to, now().filter.module, now().texts.module?.length]).toEqual([undefined, undefined, 200])
  close()
})

test('what is chosen stands in the address, without what is empty or of another kind, and counts from there', () => {
  const { now, rerender, close } = open('')
  const chosen = { from: '2026-01-02', until: '', amount: '1 000', to: dave.address }
  act(() => now().change('incoming', chosen))
  expect(now().address).toBe('&kind=incoming&from=2026-01-02&amount=1%20000')
  expect(now()).toMatchObject({ kind: 'incoming', texts: { from: '2026-01-02', amount: '1 000' } })
  const { filter } = now()
  rerender(undefined)
  // What did not change is not listed anew.
  expect(now().filter).toBe(filter)
  act(() => now().change('all', chosen))
  expect([now().address, now().kind]).toEqual(['', 'all'])
  close()
})

test('an amount counts as its token does, and nothing is wrong with it while the token is asked', async () => {
  running.node.set('hold')
  const { now, close } = open(`&kind=incoming&amount=1.5&token=${devnetTokens.dollar}`)
  await waitFor(() => expect(running.node.waiting()).toBeGreaterThan(0))
  expect([now().filter.amount, now().problems]).toEqual([undefined, {}])
  running.node.set('pass')
  await waitFor(() => expect(now().filter.amount).toBe(1_500_000n))
  act(() => now().change('incoming', { amount: '1.0000001', token: devnetTokens.dollar }))
  expect(now().problems).toEqual({ amount: expect.stringMatching(/./) })
  act(() => now().change('incoming', { amount: '1.5', token: dave.address }))
  await waitFor(() => expect(now().problems).toEqual({ amount: expect.stringMatching(/./) }))
  act(() => now().change('incoming', { amount: '1.5', token: 'none' }))
  expect(Object.keys(now().problems).toSorted()).toEqual(['amount', 'token'])
  close()
})

test('a token of which the node told nothing is asked again', async () => {
  running.node.set('cut')
  const { now, close } = open(`&kind=incoming&amount=1.5&token=${devnetTokens.dollar}`)
  await waitFor(() => expect(now().problems).toEqual({ amount: expect.stringMatching(/./) }))
  running.mend()
  act(() => now().change('all', {}))
  act(() => now().change('incoming', { amount: '1.5', token: devnetTokens.dollar }))
  await waitFor(() => expect(now().filter.amount).toBe(1_500_000n))
  close()
})
