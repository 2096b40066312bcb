// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { describeWorld } from '@/devnet/world'
import { cloneCode, delegationCode, posingCode } from '@/tests/safe/posingSafe'
import { count, listScreens, openPage, type Screen, slow, text } from './allScreens'
import { expectCalm } from './calm'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'
import { watchVerdicts } from './verdicts'
import type { Wire } from './wire'

let running: RunningSite
let chain: Chain
let node: Wire
let service: Wire
let site: RunningSite['site']
let screens: Screen[]

beforeAll(async () => {
  running = await startSite({ seeded: true })
  ;({ chain, node, service, site } = running)
  screens = await listScreens(running)
}, 120_000)

beforeEach(() => {
  showEverything()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  for (const wire of [node, service]) wire.lie(undefined)
  vi.unstubAllGlobals()
})
afterAll(() => running.stop())

/** What they show of the Safe is judged on the page. */
const judged = ['queue', 'history', 'messages', 'a transaction', 'a message', 'a review']
const isOfSafe = (path: string) => path.includes('safe=')

const open = (screen: Screen) => openPage(site, screen)

test.each([
  ['the gateway first', () => service, () => node],
  ['the chain first', () => node, () => service],
])(
  'no screen draws a verdict before an answer, %s, and each the right one then',
  async (_order, first, second) => {
    for (const screen of screens) {
      const [name, , path, done, isBare] = screen
      for (const wire of [node, service]) wire.set('hold')
      const verdicts = watchVerdicts()
      const page = await open(screen)
      await waitFor(() => expect(node.waiting() + service.waiting()).toBeGreaterThan(0), slow)
      first().set('pass')
      if (isOfSafe(path)) await waitFor(() => expect(text(), name).not.toContain('Loading the Safe'), slow)
      second().set('pass')
      await waitFor(() => expect(text(), name).toMatch(done), slow)
      await waitFor(() => expect([count('match') > 0, count('loading')], name).toEqual([!isBare, 0]), slow)
      expect(verdicts.seen(), name).toEqual([])
      verdicts.stop()
      page.close()
    }
  },
  120_000,
)

test('each screen says that the chain or the gateway does not answer, and calls nothing verified without the chain', async () => {
  for (const screen of screens.filter(([, , path]) => isOfSafe(path))) {
    const [name] = screen
    node.set('cut')
    service.set('pass')
    const late = await open(screen)
    await waitFor(() => expect(text(), name).toContain('Devnet does not answer: owners, threshold and nonce'), slow)
    await waitFor(() => expect(count('loading'), name).toBe(0), slow)
    expect([count('match'), text().includes('The Safe service does not answer')], name).toEqual([0, false])
    late.close()
    node.set('pass')
    service.set('cut')
    const alone = await open(screen)
    await expectCalm(alone, screen, service)
    alone.close()
  }
}, 120_000)

test('without a network it is the browser that is offline, once, and an age is a clock’s', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [home] = screens
  if (!home) throw new Error('There is no screen')
  for (const wire of [node, service]) wire.set('cut')
  const page = await open(home)
  await waitFor(() => expect(text()).toContain('This browser is offline'), slow)
  expect(text()).not.toMatch(/The (chain|gateway) does not answer/)
  page.close()
  onLine.mockRestore()
})

test('a node of another chain is said on each screen, in one sentence, and nothing is verified or wrong by its word', async () => {
  // What failed is asked for its chain again.
  node.set('cut')
  service.set('pass')
  await site.readBlock().catch(() => undefined)
  node.set('pass')
  node.lie((body, answer) =>
    body.includes('"eth_chainId"') ? { ...Object(answer), result: '0x5' } : { ...Object(answer), result: '0x' },
  )
  const sentence = 'The node answers for chain 5, not for chain 31337: set a node of chain 31337'
  for (const screen of screens.filter(([, , path]) => isOfSafe(path))) {
    const [name] = screen
    const page = await open(screen)
    await waitFor(() => expect(text(), name).toContain(sentence), slow)
    await waitFor(() => expect(count('loading'), name).toBe(0), slow)
    expect([count('match'), count('mismatch')], name).toEqual([0, 0])
    page.close()
  }
}, 60_000)

const lists: [screen: string, path: RegExp, what: string][] = [
  ['queue', /\/transactions\/queued/, 'queue'],
  ['history', /\/transactions\/history/, 'history'],
  ['messages', /\/messages/, 'messages'],
  ['collectibles', /\/collectibles/, 'collectibles'],
]
const bad = { type: 5, id: 5 }

test('a list’s bad entry is named and its next page’s failure is said, and neither takes what can be shown', async () => {
  for (const [name, path, what] of lists) {
    const screen = screens.find(([other]) => other === name)
    if (!screen) throw new Error(`There is no ${name}`)
    let isDown = true
    service.lie((url, answer) => {
      if (!path.test(url)) return undefined
      if (url.includes('cursor=more')) return isDown ? 'cut' : { next: null, previous: null, results: [bad] }
      return {
        ...Object(answer),
        results: [bad, ...Object(answer).results],
        next: `${service.url}${url.split('?')[0]}?cursor=more`,
      }
    })
    const page = await open(screen)
    await waitFor(() => expect(text(), name).toContain('One entry of the list could not be read: number 1 ('), slow)
    // Some lists go on by themselves where they end in view.
    const more = page.queryByRole('button', { name: 'Load more' })
    if (more) fireEvent.click(more)
    const failure = `More of the ${what} could not be loaded: what is shown stays`
    await waitFor(() => expect(text(), name).toContain(failure), slow)
    await waitFor(() => expect([count('match') > 0, count('loading')], name).toEqual([true, 0]), slow)
    isDown = false
    const alert = page.getAllByRole('alert').find(({ textContent }) => textContent?.includes(failure))
    fireEvent.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text(), name).toContain('2 entries of the list could not be read'), slow)
    expect(text(), name).not.toContain(failure)
    page.close()
  }
}, 60_000)

test('a queued transaction whose entry cannot be read is missing; a bad balance or Safe leaves the others', async () => {
  const find = (name: string) => screens.filter(([other]) => other === name)
  for (const screen of find('queue')) {
    const before = await open(screen)
    await waitFor(() => expect([count('match'), count('loading')]).toEqual([4, 0]), slow)
    before.close()
    service.lie((url, answer) => {
      if (!url.includes('/transactions/queued')) return undefined
      const results: { transaction?: object }[] = Object(answer).results
      const at = results.findIndex(({ transaction }) => transaction)
      return { ...Object(answer), results: results.with(at, { ...results[at], transaction: { id: 5 } }) }
    })
    const after = await open(screen)
    await waitFor(() => expect(text()).toContain('The Safe service’s list of this queue is not right'), slow)
    expect(text()).toContain('One entry of the list could not be read')
    after.close()
  }
  service.lie((url, answer) => {
    if (url.includes('/balances/'))
      return { ...Object(answer), items: [{ balance: 1 }, ...(Object(answer).items ?? [])] }
    return url.includes('/owners/') ? { safes: ['0x12', ...Object(answer).safes] } : undefined
  })
  for (const screen of find('balances')) {
    const page = await open(screen)
    await waitFor(() => expect([count('match'), count('loading')]).toEqual([3, 0]), slow)
    expect(text()).toContain('One entry of the list could not be read: number 1 (')
    page.close()
  }
  const [{ ChainSafes }, { findChain }] = await Promise.all([
    import('@/components/safe/list/ChainSafes'),
    import('@/lib/config/chain'),
  ])
  const devnet = findChain(31337)
  const owned = openScreen(site, () => devnet && <ChainSafes chain={devnet} owner={owners[0].address} />, '/')
  await waitFor(() => expect(text()).toContain('One entry of the list could not be read: number 1 ('), slow)
  expect(owned.getAllByRole('link')).toHaveLength(5)
  owned.close()
}, 60_000)

test('an account that only answers like a Safe is warned of on each screen, until the tab is closed; read once, it may be acted on', async () => {
  for (const wire of [node, service]) wire.set('pass')
  const { shared } = describeWorld()
  const { address, singleton } = shared['1.4.1']
  const code = (await chain.client.getCode({ address })) ?? '0x'
  const become = (bytecode: Hex) => chain.client.setCode({ address, bytecode })
  const title = 'This account may not be a Safe'
  const safeScreens = screens.filter(([, , path]) => path.includes(address))
  // All answers are a Safe's own, so that each of its rows would be proved.
  await become(delegationCode(singleton))
  for (const screen of safeScreens) {
    const page = await open(screen)
    await waitFor(() => expect(text(), screen[0]).toContain(title), slow)
    expect(page.getByRole('button', { name: 'I have read this, let me act on it' })).toBeDefined()
    // What rests on the account's own answers is not called proved, in no row either.
    if (judged.includes(screen[0])) {
      await waitFor(() => expect(count('unknown') + count('match'), screen[0]).toBeGreaterThan(0), slow)
      await waitFor(() => expect(count('loading'), screen[0]).toBe(0), slow)
      expect(count('match'), screen[0]).toBe(0)
    }
    page.close()
  }
  const settings = safeScreens.find(([name]) => name === 'settings')
  if (!settings) throw new Error('There is no screen')
  const states: [Hex, RegExp, boolean][] = [
    [posingCode(singleton), /not that of a Safe that is known here/, true],
    [cloneCode(singleton), /not that of a Safe that is known here/, true],
    [delegationCode(singleton), /the account of a key, which lends itself the code of/, true],
    [code, /./, false],
  ]
  for (const [bytecode, words, isDoubtful] of states) {
    await become(bytecode)
    const page = await open(settings)
    await waitFor(() => expect(text()).toMatch(isDoubtful ? words : /The Safe service and the network agree/), slow)
    expect(text().includes(title)).toBe(isDoubtful)
    if (isDoubtful) {
      // The Contract panel says so too, and another code must be read anew.
      expect(count('mismatch')).toBeGreaterThan(0)
      fireEvent.click(page.getByRole('button', { name: /I have read this/ }))
      expect(text()).toContain('it can be acted on in this tab')
    }
    page.close()
  }
}, 60_000)
