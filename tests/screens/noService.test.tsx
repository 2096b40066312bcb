// @vitest-environment jsdom
import { cleanup, configure, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { openPage, type Screen, slow, text } from './allScreens'
import { connectOwner } from './connectOwner'
import { loadSite, type Site, showEverything } from './openScreen'

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
  ['balances', () => import('@/pages/balances'), `/balances?${safe}`, /Safe service that would list the tokens.*ETH/s],
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
    /signed by a transaction/,
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
    /look up a message/,
  ],
  ['a new transaction', () => import('@/pages/transactions/new'), `/transactions/new?${safe}`, /What to do/],
  ['a review', () => import('./ReviewPage'), `/review?${safe}`, /It would succeed now/],
  ['apps', () => import('@/pages/apps'), `/apps?${safe}`, /Your own apps/],
]

let chain: Chain
let site: Site
let asked: Set<string>
beforeAll(async () => {
  configure({ asyncUtilTimeout: 15_000 })
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
    await waitFor(() => expect(text()).toMatch(said), slow)
    await waitFor(() => expect(text()).not.toMatch(/Loading|Checking/), slow)
    expect(text()).not.toMatch(/does not answer|could not be loaded|the Safe service/i)
    expect(page.queryAllByRole('button', { name: 'Try again', hidden: true })).toEqual([])
    expect(page.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])).toEqual([])
    if (name === 'a review') {
      const acts = () => page.queryAllByRole('button', { hidden: true, name: /^(Sign|Execute|Approve|Hand)/ })
      await waitFor(() => expect(acts().at(-1)?.textContent).toMatch(/^Sign and hand on/), slow)
      expect(acts().map(({ textContent }) => textContent)).not.toContainEqual(
        expect.stringMatching(/propose|Safe service/),
      )
      expect(text()).toContain('You hand it to the next owner yourself, as a link or a file.')
    }
    expect(asked.size).toBeGreaterThan(0)
    expect([...asked].map((url) => new URL(url).origin)).not.toContainEqual(expect.not.stringMatching(chain.url))
    page.close()
  },
)
