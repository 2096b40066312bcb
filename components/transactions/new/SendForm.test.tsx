// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Address, erc20Abi, getAddress, parseUnits, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { seedGateway } from '@/devnet/gateway/seedGateway'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { abbreviateAddress } from '@/lib/format/address'
import { readSafe } from '@/lib/safe/account/readSafe'
import { decodeComposed } from '@/lib/safe/call/statedMethod'
import { planSettings } from '@/lib/safe/settings/settingsPlan'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { openScreen, showEverything } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'
import type { ActionFormProps } from './actionForm'

const [dave, erin] = recipients

let running: RunningSite
let safe: SafeView
let parts: Awaited<ReturnType<typeof loadParts>>

beforeAll(async () => {
  showEverything()
  running = await startSite({ seeded: true })
  const { chain, gateway } = running
  const world = describeWorld()
  await seedGateway(gateway.url, chain, world)
  const { address } = world.shared['1.4.1']
  const view = joinSafe({ chainId: 31337, address }, await readSafe(chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  safe = view
  parts = await loadParts()
}, 120_000)
afterEach(() => {
  cleanup()
  localStorage.clear()
  running.mend()
})
afterAll(() => running.stop())

async function loadParts() {
  const [send, form, draft, known, book, history, gateway, storage] = await Promise.all([
    import('./SendForm'),
    import('@/lib/drafts/useFormDraft'),
    import('@/lib/drafts/draft'),
    import('@/lib/safe-view/useKnownAccounts'),
    import('@/lib/address-book/addressBook'),
    import('@/lib/gateway/queries/transactionQueries'),
    import('@/lib/gateway/calls/appGateway'),
    import('@/lib/storage/browserStorage'),
  ])
  return { ...send, ...form, ...draft, ...known, ...book, ...history, ...gateway, ...storage }
}

type ShownProps = Pick<ActionFormProps, 'isBatch' | 'onAdd' | 'onReview'> & {
  /** As on pages that list it. */
  loadsHistory: boolean
}
type Item = { txInfo: object }

/** Begins and ends as the address of Erin does. */
const poison = { value: getAddress(`${erin.address.slice(0, 8)}${'0'.repeat(28)}${erin.address.slice(-6)}`) }

/** A form as the page shows it. */
function Shown({ loadsHistory, ...props }: ShownProps) {
  const draft = parts.useFormDraft(safe)
  const known = parts.useKnownAccounts(safe.chainId, safe)
  const { settings } = planSettings(safe, [])
  const { data } = useInfiniteQuery({ ...parts.historyQuery(parts.appGateway, safe), enabled: loadsHistory })
  return (
    <>
      <parts.SendForm {...props} {...{ safe, settings, known }} typed={draft.typedTextOf('form')} />
      {data && <p>History is there</p>}
    </>
  )
}

function open(loadsHistory = false) {
  const [onAdd, onReview] = [vi.fn(), vi.fn()]
  return {
    ...openScreen(running.site, () => <Shown {...{ loadsHistory, onAdd, onReview }} isBatch={false} />, '/'),
    ...{ onAdd, onReview },
  }
}

const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const problemOf = (name: string) => field(name).getAttribute('aria-invalid') === 'true'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const keep = (address: Address, name: string, chainId?: number) =>
  act(() => parts.saveEntry(parts.browserStorage, { chainId, address, name }))

test('whom an address may mean is offered, with where it comes from, and chosen by the keyboard alone', async () => {
  keep(dave.address, 'Dave of everywhere')
  keep(erin.address, 'Erin of here', 31337)
  keep(zeroAddress, 'Somebody elsewhere', 10)
  open()
  const receiver = field('Receiver')
  expect(receiver.getAttribute('aria-expanded')).toBe('false')
  fireEvent.focus(receiver)
  expect(options().slice(0, 3)).toEqual([
    `Erin of here${abbreviateAddress(erin.address)}Address book`,
    `Dave of everywhere${abbreviateAddress(dave.address)}Address book`,
    expect.stringContaining('Owner of this Safe'),
  ])
  expect(options().join()).not.toContain('elsewhere')
  expect(receiver.getAttribute('aria-expanded')).toBe('true')
  type('Receiver', 'DAVE')
  expect(options()).toHaveLength(1)
  fireEvent.keyDown(receiver, { key: 'ArrowDown' })
  expect(receiver.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
  fireEvent.keyDown(receiver, { key: 'Enter' })
  expect(receiver).toHaveProperty('value', dave.address)
  expect(options()).toEqual([])
  expect(screen.getByText(dave.address)).toBeDefined()
  type('Receiver', 'e')
  expect(options().length).toBeGreaterThan(1)
  expect(fireEvent.keyDown(receiver, { key: 'Escape' })).toBe(false)
  expect(options()).toEqual([])
  // A second one is the dialog's.
  expect(fireEvent.keyDown(receiver, { key: 'Escape' })).toBe(true)
})

test('an action that is not taken says why, and what was typed for it stays', () => {
  const { onAdd } = open()
  onAdd.mockImplementationOnce(() => parts.joinCalls(Array(500), [{ to: dave.address, value: 1n, data: '0x' }]))
  type('Receiver', dave.address)
  type('Amount', '1')
  press('Add another action')
  expect(screen.getByRole('alert').textContent).toBe('A draft has at most 500 actions.')
  expect(field('Receiver')).toHaveProperty('value', dave.address)
  press('Add another action')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field('Receiver')).toHaveProperty('value', '')
})

test('whom the Safe paid by its owners’ signatures is offered once its history was loaded', async () => {
  const first = open()
  fireEvent.focus(field('Receiver'))
  expect(options().join()).not.toContain('Paid before')
  first.unmount()
  open(true)
  fireEvent.focus(field('Receiver'))
  await waitFor(() => expect(options().join()).toContain('Paid before'))
})

test.each<[what: string, change: (transaction: Item) => void]>([
  ['a transfer that no owner signed', (transaction) => Reflect.deleteProperty(transaction, 'executionInfo')],
  [
    'a payment to an address that looks like one of the book',
    ({ txInfo }) => Object.assign(txInfo, { recipient: poison }),
  ],
  ['one that failed', (transaction) => Object.assign(transaction, { txStatus: 'FAILED' })],
])('%s offers nobody', async (_what, change) => {
  keep(erin.address, 'Erin')
  let isTold = false
  running.service.lie((url, answer) => {
    if (!url.includes('/transactions/history')) return undefined
    isTold = true
    for (const { transaction } of Object(answer).results) if (transaction) change(transaction)
    return answer
  })
  open(true)
  fireEvent.focus(field('Receiver'))
  await screen.findByText('History is there')
  expect(isTold).toBe(true)
  expect(options().join()).not.toContain('Paid before')
})

test('what is wrong stands at its field, has the focus, and goes when it is mended', async () => {
  const { onReview } = open()
  await screen.findByRole('combobox', { name: /^Token E/ })
  expect([problemOf('Receiver'), problemOf('Amount')]).toEqual([false, false])
  press('Review')
  expect([problemOf('Receiver'), problemOf('Amount')]).toEqual([true, true])
  expect(screen.getByText('Write an address or a name.')).toBeDefined()
  expect(document.activeElement).toBe(field('Receiver'))
  type('Receiver', dave.address)
  type('Amount', '0')
  expect([problemOf('Receiver'), problemOf('Amount')]).toEqual([false, true])
  expect(screen.getByText('The amount is zero.')).toBeDefined()
  type('Amount', '0.5')
  expect(problemOf('Amount')).toBe(false)
  expect(onReview).not.toHaveBeenCalled()
  press('Review')
  const [call, done] = onReview.mock.lastCall ?? []
  expect(call).toEqual({ to: dave.address, value: parseUnits('0.5', 18), data: '0x' })
  expect(field('Amount')).toHaveProperty('value', '0.5')
  act(() => done())
  expect([field('Receiver'), field('Amount')]).toMatchObject([{ value: '' }, { value: '' }])
})

test('the network’s own currency is paid without any list of balances, and a token is not', () => {
  for (const wire of [running.node, running.service]) wire.set('hold')
  const { onReview } = open()
  type('Receiver', dave.address)
  type('Amount', '1')
  press('Review')
  expect(onReview.mock.lastCall?.[0]).toEqual({ to: dave.address, value: parseUnits('1', 18), data: '0x' })
  cleanup()
  localStorage.setItem(
    `countersign.form.31337.${safe.address.toLowerCase()}`,
    JSON.stringify({ kind: 'send', fields: { 'form.token': devnetTokens.dollar, 'form.receiver': dave.address } }),
  )
  const other = open()
  press('Review')
  expect(screen.getByText('The balances are not known yet.')).toBeDefined()
  expect(other.onReview).not.toHaveBeenCalled()
})

test('a token is chosen by its balance, Max takes all of it, and the value is said as one types', async () => {
  const { onAdd } = open()
  const token = await screen.findByRole('combobox', { name: /^Token .*\$/ })
  fireEvent.click(token)
  const listed = within(screen.getByRole('listbox', { name: 'Token' })).getAllByRole('option')
  const dollars = listed.find(({ textContent }) => textContent?.includes('DUSD'))
  expect(dollars?.textContent).toMatch(/DUSD.*DUSD\$/)
  fireEvent.click(dollars ?? token)
  await screen.findByRole('combobox', { name: /^Token D/ })
  type('Amount', '12')
  expect(screen.getByText('about $12.00')).toBeDefined()
  type('Amount', '99999999')
  expect(screen.getByText('More than the Safe has now.')).toBeDefined()
  press('Max')
  expect(screen.queryByText('More than the Safe has now.')).toBeNull()
  type('Receiver', dave.address)
  press('Add another action')
  const held = await running.chain.client.readContract({
    ...{ address: devnetTokens.dollar, functionName: 'balanceOf', args: [safe.address] },
    abi: erc20Abi,
  })
  const [call] = onAdd.mock.lastCall ?? []
  expect(call.to).toBe(devnetTokens.dollar)
  expect(decodeComposed(safe.address, call)).toMatchObject({
    functionName: 'transfer',
    parameters: [{ value: dave.address }, { value: held }],
  })
  expect(field('Amount')).toHaveProperty('value', '')
})
