// @vitest-environment jsdom
import { cleanup, configure, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { startPublicNode } from '@/tests/gateway-proof/publicNode'
import { text } from './allScreens'
import { loadSite, openScreen, type Site, showEverything } from './openScreen'

const { address } = describeWorld().shared['1.4.1']
const patient = { timeout: 60_000 }

let chain: Chain
let node: Awaited<ReturnType<typeof startPublicNode>>
let gateway: RunningGateway
let site: Site
beforeAll(async () => {
  configure({ asyncUtilTimeout: 15_000 })
  chain = await startDevnetChain({ seeded: true })
  // It has no more blocks than these until the test says so: the gateway has read them, and goes on trying.
  const manners = { longestRange: 20, mostLogs: 1_000, tooOftenAt: 0, hasTraces: true, lastBlock: 60 }
  node = await startPublicNode(chain.url, manners)
  const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 0.1, mostSafes: 9, safes: [address] }
  gateway = await startGateway({ chains: [{ rpcUrl: node.url, watch }] })
  site = await loadSite(chain.url, gateway.url)
  showEverything()
}, 60_000)
afterAll(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  await gateway.stop()
  node.stop()
  await chain.stop()
})

test('a service that still reads a Safe’s history is not called busy or down, and its lists come by themselves', async () => {
  const { default: Page } = await import('@/pages/transactions/history')
  const page = openScreen(site, Page, `/transactions/history?safe=dev:${address}`)
  const said = text
  await waitFor(
    () => expect(said()).toMatch(/The Safe service is still reading this Safe’s history: block \d+ of \d+\./),
    patient,
  )
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
  // By then every question has been asked three times, and is given up.
  await waitFor(() => expect(said()).toContain('Not known until the Safe service tells it.'), patient)
  expect(said()).toContain(`of ${head}.`)
  expect(said()).not.toMatch(/busy|asks to wait|503|does not answer|no usable answer/)
  expect(page.queryAllByRole('alert')).toEqual([])
  delete node.manners.lastBlock
  await waitFor(() => expect(said()).not.toMatch(/still reading|Not known/), { timeout: 60_000 })
  await waitFor(() => expect(document.querySelectorAll('[data-verification]').length).toBeGreaterThan(5), patient)
}, 150_000)
