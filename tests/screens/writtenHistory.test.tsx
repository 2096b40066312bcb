// @vitest-environment jsdom
import { cleanup, configure, fireEvent, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { type Limit, startLimitedNode } from '@/tests/safe/limitedNode'
import { text } from './allScreens'
import { loadSite, openHook, openScreen, type Site, showEverything } from './openScreen'
import { shownSafe } from './shownSafe'

const { shared, single } = describeWorld()
const safe = shared['1.4.1'].address
const path = `/transactions/history?safe=dev:${safe}`
const patient = { timeout: 40_000 }
const allNonces = ['7', '6', '5', '4', '3', '2', '1', '0']

let chain: Chain
let node: Awaited<ReturnType<typeof startLimitedNode>>
let site: Site
beforeAll(async () => {
  configure({ asyncUtilTimeout: 40_000 })
  chain = await startDevnetChain({ seeded: true })
  await chain.client.mine({ blocks: 120 })
  node = await startLimitedNode(chain)
  site = await loadSite(node.url, '')
  await import('@/pages/transactions/history')
})
beforeEach(() => {
  showEverything()
  localStorage.clear()
  node.ranges.length = 0
  node.left = 0
})
afterEach(cleanup)
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  node.stop()
  await chain.stop()
})

async function openHistory(limit: Limit, at = path) {
  node.limit = limit
  const { default: History } = await import('@/pages/transactions/history')
  return openScreen(site, History, at)
}

const shownNonces = () => [...text().matchAll(/Nonce (\d+)/g)].map(([, nonce]) => nonce)
const rpc = (code: number, message: string, status = 200) => ({ status, error: { code, message } })
/** Of three questions two. */
const tooOften = (refusal: Awaited<ReturnType<Limit>>): Limit => {
  let asked = 0
  return () => {
    asked += 1
    return asked % 3 === 0 ? undefined : refusal
  }
}

// First of all: the receipts that others read are kept for some seconds.
test('a call that is not read yet, or that the node does not tell, is not said to be unreadable', async () => {
  const { fetch } = globalThis
  let mode: 'hold' | 'fail' | 'pass' = 'hold'
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const isOfCall = /eth_getTransaction(Receipt|ByHash)/.test(`${init?.body}`)
    if (isOfCall && mode === 'hold') await new Promise<void>((resolve) => held.push(resolve))
    if (isOfCall && mode === 'fail') return new Response('', { status: 503 })
    return fetch(input, init)
  })
  const page = await openHistory(() => undefined)
  await waitFor(() => expect(text().match(/Its call is being read/g)).toHaveLength(8), patient)
  mode = 'fail'
  for (const resolve of held) resolve()
  await waitFor(() => expect(text().match(/The node does not tell its call yet/g)).toHaveLength(8), patient)
  expect(text()).not.toMatch(/cannot be read/)
  mode = 'pass'
  await waitFor(() => expect(shownNonces()).toEqual(allNonces), patient)
  page.close()
  vi.unstubAllGlobals()
}, 60_000)

test.each<[string, Limit]>([
  ['has no limits', () => undefined],
  ['answers for few blocks', (blocks) => (blocks > 60 ? rpc(-32602, 'limited to a 60 range') : undefined)],
  ['answers for few blocks, by a status', (blocks) => (blocks > 60 ? { status: 413 } : undefined)],
  [
    'answers with few records',
    (blocks, from) => (from < 100 && blocks > 30 ? rpc(-32005, 'too many logs') : undefined),
  ],
  ['is asked too often', tooOften({ status: 429 })],
  ['is asked too often, and says so itself', tooOften(rpc(-32005, 'Too Many Requests'))],
])(
  'without a Safe service a node that %s gives all that the Safe executed, the newest first',
  async (_, limit) => {
    const page = await openHistory(limit)
    await waitFor(() => expect(shownNonces()).toEqual(allNonces), patient)
    await waitFor(() => expect(text()).not.toMatch(/Looking|Looked|does not answer/), patient)
    expect(page.queryAllByRole('button', { name: /Try again|Look further|older/ })).toEqual([])
    page.close()
  },
  90_000,
)

test('what is found so far is shown, with how far back that is, and a person says whether it goes on', async () => {
  await chain.client.mine({ blocks: 250 })
  const page = await openHistory((blocks) => (blocks > 2 ? rpc(-32602, 'up to 2 blocks') : undefined))
  await page.findByText('The network’s node does not answer for these records', {}, patient)
  page.close()
  const low = await openHistory((blocks) => (blocks > 10 ? rpc(-32602, 'up to 10 blocks') : undefined))
  await low.findByText(/Looking through the records, back to block/, {}, patient)
  const findGoOn = () => low.queryByRole('button', { name: 'Look further back' })
  await waitFor(() => expect(findGoOn()).not.toBeNull(), patient)
  expect(text()).toMatch(/Looked through the records back to block \d+\./)
  expect(shownNonces().length).toBeLessThan(8)
  await waitFor(() => {
    const goOn = findGoOn()
    if (goOn) fireEvent.click(goOn)
    expect(shownNonces()).toEqual(allNonces)
  }, patient)
  low.close()
}, 90_000)

test('a node that has forgotten the oldest records is not believed that there were none', async () => {
  const page = await openHistory((_, from) => (from === 0 ? { result: [] } : undefined))
  await page.findByText('The node’s records have 0 of its 8 executions.', {}, patient)
  expect(page.queryByRole('list', { name: 'Executions' })).toBeNull()
  page.close()
})

test('a Safe that executed nothing has no records to look through', async () => {
  const page = await openHistory(() => undefined, `/transactions/history?safe=dev:${single['1.5.0'].address}`)
  await page.findByText('None of its owners’ transactions was executed yet.', {}, patient)
  expect(node.ranges).toEqual([])
  page.close()
})

test('whoever leaves lets go of the question that is under way, and asks nothing more', async () => {
  let letGo = () => {}
  const page = await openHistory(() => new Promise((resolve) => (letGo = () => resolve({ status: 413 }))))
  await waitFor(() => expect(node.ranges).toHaveLength(1), patient)
  page.close()
  await waitFor(() => expect(node.left).toBe(1))
  letGo()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(node.ranges).toHaveLength(1)
})

test('what one Safe executed never stands at another one, or at the same address of another network', async () => {
  node.limit = (blocks) => (blocks > 60 ? { status: 413 } : undefined)
  const { useWritten } = await import('@/components/transactions/history/written/useWritten')
  const of = (address: typeof safe, chainId = 31337) => ({ ...shownSafe, address, chainId, nonce: 8n })
  const seen: Record<string, Set<string>> = {}
  const hook = openHook(
    site,
    (asked: typeof shownSafe) => {
      const written = useWritten(asked, 20)
      const key = `${asked.chainId} ${asked.address}`
      seen[key] ??= new Set()
      for (const { safeTxHash } of written.executions) seen[key]?.add(safeTxHash)
      return written
    },
    of(safe),
  )
  await waitFor(() => expect(hook.now().executions.length).toBeGreaterThan(0), patient)
  hook.rerender(of(shared['1.3.0'].address))
  await waitFor(() => expect(hook.now().search.fromBlock).toBe(0n), patient)
  hook.rerender(of(safe, 1))
  expect(hook.now().executions).toEqual([])
  hook.rerender(of(safe))
  await waitFor(() => expect(hook.now().executions).toHaveLength(8), patient)
  hook.close()
  const [first, second] = Object.values(seen).map((hashes) => [...hashes])
  expect(first).toHaveLength(8)
  expect(second?.filter((hash) => first?.includes(hash))).toEqual([])
  expect(Object.keys(seen)).toHaveLength(3)
})
