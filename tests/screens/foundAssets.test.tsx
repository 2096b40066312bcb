// @vitest-environment jsdom
import { cleanup, configure, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { text } from './allScreens'
import { loadSite, openScreen, type Site, showEverything } from './openScreen'

const safe = `safe=dev:${describeWorld().shared['1.4.1'].address}`
const patient = { timeout: 40_000 }

let chain: Chain
let site: Site
beforeAll(async () => {
  configure({ asyncUtilTimeout: 40_000 })
  chain = await startDevnetChain({ seeded: true })
  site = await loadSite(chain.url, '')
})
beforeEach(showEverything)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await chain.stop()
})

/** What is asked of a contract waits; the rest is answered. */
function holdCallsTo(contract: string) {
  const { fetch } = globalThis
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  let held = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (`${init?.body}`.includes('eth_call') && `${init?.body}`.includes(contract.slice(2).toLowerCase())) {
      held += 1
      await isAnswered
    }
    return fetch(input, init)
  })
  return { answer: () => answer(), held: () => held }
}

test.each([
  ['tokens', () => import('@/pages/balances'), `/balances?${safe}`, devnetTokens.dollar, /DUSD/],
  ['collectibles', () => import('@/pages/balances/nfts'), `/balances/nfts?${safe}`, devnetTokens.badge, /Badge/],
])('while it is not known which %s the Safe holds, nobody says that there are none', async (...row) => {
  const [, load, path, contract, shown] = row
  const { default: Page } = await load()
  const node = holdCallsTo(contract)
  const page = openScreen(site, Page, path)
  await waitFor(() => expect(node.held()).toBeGreaterThan(0), patient)
  await waitFor(() => expect(text()).not.toMatch(/Looking/), patient)
  expect(text()).not.toMatch(/The records have no/)
  node.answer()
  if (row[0] === 'tokens') await waitFor(() => expect(text()).toMatch(shown), patient)
  // The Safe gave its only one away.
  else await waitFor(() => expect(text()).toMatch(/The records have no collectible/), patient)
  page.close()
})
