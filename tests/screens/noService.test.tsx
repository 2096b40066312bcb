// @vitest-environment jsdom
import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { openPage, type Screen, text } from './allScreens'
import { connectOwner } from './connectOwner'
import { loadSite, openScreen, type Site, showEverything } from './openScreen'

const safe = `safe=dev:${describeWorld().shared['1.4.1'].address}`
const hash = `0x${'a7'.repeat(32)}`

/** With what each says where there is no Safe service. */
const screens: Screen[] = [
  [
    'home',
    () => import('@/pages/home'),
    `/home?${safe}`,
    /ETH.*goes from owner to owner|goes from owner to owner.*ETH/s,
  ],
  ['settings', () => import('@/pages/settings/setup'), `/settings/setup?${safe}`, /only a Safe service knows/],
  ['balances', () => import('@/pages/balances'), `/balances?${safe}`, /that would list them.*ETH/s],
  ['collectibles', () => import('@/pages/balances/nfts'), `/balances/nfts?${safe}`, /can be sent all the same/],
  ['queue', () => import('@/pages/transactions/queue'), `/transactions/queue?${safe}`, /no common queue.*as a file/s],
  [
    'history',
    () => import('@/pages/transactions/history'),
    `/transactions/history?${safe}`,
    /wrote down on the network.*Nonce 7.*Nonce 0/s,
  ],
  [
    'messages',
    () => import('@/pages/transactions/messages'),
    `/transactions/messages?${safe}`,
    /stays in this browser.*From owner to owner/s,
  ],
  [
    'a transaction',
    () => import('@/pages/transactions/tx'),
    `/transactions/tx?${safe}&id=${hash}`,
    /look up a transaction/,
  ],
  [
    'a message',
    () => import('@/pages/transactions/msg'),
    `/transactions/msg?${safe}&messageHash=${hash}`,
    /Open the link or the file/,
  ],
  ['a new transaction', () => import('@/pages/transactions/new'), `/transactions/new?${safe}`, /What to do/],
  ['a review', () => import('./ReviewPage'), `/review?${safe}`, /It would succeed now/],
  ['apps', () => import('@/pages/apps'), `/apps?${safe}`, /Your own apps/],
]

// The first screen loads what all of them share.
const patient = { timeout: 60_000 }

let chain: Chain
let site: Site
let asked: Set<string>
beforeAll(async () => {
  configure({ asyncUtilTimeout: 60_000 })
  chain = await startDevnetChain({ seeded: true })
  site = await loadSite(chain.url, '')
})
beforeEach(() => {
  showEverything()
  localStorage.clear()
  const { fetch } = globalThis
  asked = new Set()
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.add(input instanceof Request ? input.url : `${input}`)
    return fetch(input, init)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await chain.stop()
})

test.each(screens)(
  'without a Safe service %s says what there is not, calmly, and asks the node alone',
  async (...screen) => {
    const [name, , , said] = screen

    const page = await openPage(site, screen)
    await connectOwner(site.wagmiConfig, chain)
    await waitFor(() => expect(text()).toMatch(said), patient)
    await waitFor(() => expect(text()).not.toMatch(/Loading|Checking/), patient)
    expect(text()).not.toMatch(/does not answer|could not be loaded|the Safe service/i)
    expect(page.queryAllByRole('button', { name: 'Try again', hidden: true })).toEqual([])
    expect(page.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])).toEqual([])
    if (name === 'a review') {
      const acts = () => page.queryAllByRole('button', { hidden: true, name: /^(Sign|Execute|Approve|Hand)/ })
      await waitFor(() => expect(acts().at(-1)?.textContent).toMatch(/^Sign and hand on/), patient)
      expect(acts().map(({ textContent }) => textContent)).not.toContainEqual(
        expect.stringMatching(/propose|Safe service/),
      )
      expect(text()).toContain('You hand it to the next owner yourself, as a link or a file.')
    }
    expect(asked.size).toBeGreaterThan(0)
    expect([...asked].map((url) => new URL(url).origin)).not.toContainEqual(expect.not.stringMatching(chain.url))
    page.close()
  },
  120_000,
)

test('the form for a collectible asks for its collection at once, where nothing is listed', async () => {
  const { default: Page } = await import('@/pages/transactions/new')
  const page = openScreen(site, Page, `/transactions/new?${safe}&form=nft`)
  await page.findByLabelText('Collection', {}, patient)
  expect(page.queryByText('One that is not listed')).toBeNull()
  page.close()
})

test('a token that is named there is read from the network, and what is none is refused', async () => {
  const { default: Balances } = await import('@/pages/balances')
  const page = openScreen(site, Balances, `/balances?${safe}`)
  const field = await page.findByLabelText('Address of a token')
  const show = (address: string) => {
    fireEvent.change(field, { target: { value: address } })
    // What is found in the records has such buttons too.
    fireEvent.click(within(field.closest('form') ?? field).getByRole('button', { name: 'Show this token' }))
  }
  const table = () => page.getByRole('table').textContent
  show(describeWorld().shared['1.4.1'].address)
  await page.findByText('The contract at this address is no token.')
  expect(table()).not.toContain('DUSD')
  show(devnetTokens.dollar)
  await waitFor(() => expect(table()).toMatch(/2,400\.6 DUSD/), patient)
  fireEvent.click(page.getByRole('button', { name: 'Do not show it' }))
  await waitFor(() => expect(table()).not.toContain('DUSD'))
  page.close()
})

test('what was sent to the Safe is found in the records of the network, and listed once the user says so', async () => {
  const { default: Balances } = await import('@/pages/balances')
  const page = openScreen(site, Balances, `/balances?${safe}`)
  const found = await page.findByRole('list', { name: 'Found in the network’s records' }, patient)
  await waitFor(() => expect(found.textContent).toMatch(/2[,.]4.*DUSD/), patient)
  expect(page.getByRole('table').textContent).not.toContain('DUSD')
  const ofDollar = found.querySelector<HTMLElement>(`[data-found="${devnetTokens.dollar}"]`)
  fireEvent.click(within(ofDollar ?? found).getByRole('button', { name: 'Show this token' }))
  await waitFor(() => expect(page.getByRole('table').textContent).toMatch(/2,400\.6 DUSD/), patient)
  expect(page.container.querySelector(`[data-found="${devnetTokens.dollar}"]`)).toBeNull()
  page.close()
})
