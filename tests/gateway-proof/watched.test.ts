import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { placeOldContracts } from '@/tests/safe/oldContracts'
import { type Kind, kinds, seedKind } from '@/tests/safe/versionWorld'
import { ask } from './proof'
import { startPublicNode } from './publicNode'

const [alice] = owners
const world = describeWorld()
const { shared, nested, withModule } = world
const strict = { longestRange: 40, mostLogs: 30, tooOftenAt: 60, hasTraces: true }

let chain: Chain
let folder: string
let storePath: string
let whole: RunningGateway
let safes: Address[]
const started: { stop: () => unknown }[] = []

const isSeeded = ({ label }: Kind) => ['1.0.0', '1.1.1', '1.3.0', '1.4.1+L2'].includes(label)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'))
  storePath = join(folder, 'gateway.sqlite')
  chain = await startDevnetChain({ seeded: true })
  whole = await startGateway({ chains: [{ rpcUrl: chain.url }], storePath })
  await placeOldContracts(chain)
  safes = [...Object.values(shared), nested, withModule].map(({ address }) => address)
  for (const kind of kinds.filter(isSeeded)) safes.push((await seedKind(chain, whole.url, kind)).address)
})
afterAll(async () => {
  for (const { stop } of started) await stop()
  await whole.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
})

const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 0.05, mostSafes: 50 }

async function startWatching(rpcUrl: string, watched: Address[], path = storePath) {
  const running = await startGateway({ chains: [{ rpcUrl, watch: { ...watch, safes: watched } }], storePath: path })
  started.push(running)
  return running
}

const listPaths = [
  '',
  '/transactions/history?trusted=false',
  '/multisig-transactions/',
  '/incoming-transfers/?trusted=false',
]
const morePaths = ['/module-transactions/', '/balances/usd', '/transactions/queued']
const idPattern = /"id":"([^"]+_[^"]+)"/g

/** Everything that a gateway says of a Safe; links lead to whom was asked. */
async function readAll({ url }: RunningGateway, safe: Address) {
  const base = `${url}/v1/chains/31337`
  const paths = [...listPaths, ...morePaths].map((path) => `/safes/${safe}${path}`)
  const all = await Promise.all([...paths, `/safes/${safe}/collectibles`].map((path) => ask(base + path)))
  const ids = all.flatMap(({ text }) => [...text.matchAll(idPattern)].map(([, id]) => id))
  const details = await Promise.all([...new Set(ids)].map((id) => ask(`${base}/transactions/${id}`)))
  return [...all, ...details].map(({ text }) => text.replaceAll(url, ''))
}

async function waitUntilKnown({ url }: RunningGateway) {
  await vi.waitFor(
    async () => {
      const head = await chain.client.getBlockNumber({ cacheTime: 0 })
      const answer = await fetch(`${url}/v1/chains/31337/about/master-copies`)
      expect(answer.headers.get('Known-To-Block')).toBe(String(head))
    },
    { timeout: 25_000, interval: 50 },
  )
}

describe('Safes that are watched', () => {
  test('are told field by field as by who reads every block, behind a node with limits', async () => {
    const node = await startPublicNode(chain.url, { ...strict })
    started.push(node)
    const running = await startWatching(node.url, safes)
    await waitUntilKnown(running)
    node.manners.tooOftenAt = 0
    for (const safe of safes) expect(await readAll(running, safe)).toEqual(await readAll(whole, safe))
    expect([node.refused > 0, node.tooOften > 0]).toEqual([true, true])
  }, 90_000)

  test('are read on from where it stopped', async () => {
    const path = join(folder, 'resumed.sqlite')
    const node = await startPublicNode(chain.url, { ...strict })
    started.push(node)
    const first = await startWatching(node.url, [shared['1.4.1'].address], path)
    await vi.waitFor(() => expect(node.ranges.length).toBeGreaterThan(6), { timeout: 20_000, interval: 5 })
    await first.stop()
    const [resumedAt] = first.gateway.chains.map(({ watched }) => watched?.safes[0]?.next)
    node.ranges.length = 0
    const second = await startWatching(node.url, [shared['1.4.1'].address], path)
    await waitUntilKnown(second)
    expect(Math.min(...node.ranges.map(({ from }) => from))).toBe(resumedAt)
    expect(await readAll(second, shared['1.4.1'].address)).toEqual(await readAll(whole, shared['1.4.1'].address))
  })
})

test('a node that has not got the blocks yet is not believed that nothing happened in them', async () => {
  const safe = shared['1.3.0'].address
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
  const node = await startPublicNode(chain.url, { ...strict, tooOftenAt: 0, longestRange: 1_000, lastBlock: head })
  started.push(node)
  const hash = await chain.client.sendTransaction({ account: alice, to: safe, value: 78n })
  await chain.client.mine({ blocks: 1 })
  const running = await startWatching(node.url, [safe], join(folder, 'late.sqlite'))
  const health = async () => (await ask(`${running.url}/health`)).text
  await vi.waitFor(async () => expect(await health()).toMatch(/The node does not have block \d+ yet/), {
    timeout: 20_000,
  })
  delete node.manners.lastBlock
  await waitUntilKnown(running)
  expect((await readAll(running, safe)).join()).toContain(hash)
})

test('a Safe that was created before the start block is told of, and read once the block is an earlier one', async () => {
  const safe = shared['1.4.1'].address
  const path = join(folder, 'lateStart.sqlite')
  const startAt = (startBlock: number) =>
    startGateway({ chains: [{ rpcUrl: chain.url, watch: { ...watch, startBlock, safes: [safe] } }], storePath: path })
  const first = await startAt(Number(await chain.client.getBlockNumber({ cacheTime: 0 })))
  started.push(first)
  const base = `/v1/chains/31337/safes/${safe}`
  await vi.waitFor(async () => expect((await ask(first.url + base)).text).toContain('Nothing tells how'), {
    timeout: 20_000,
  })
  expect((await ask(`${first.url}/health`)).text).toContain(`"withoutCreation":["${safe}"]`)
  await first.stop()
  const second = await startAt(0)
  started.push(second)
  await vi.waitFor(async () => expect((await ask(second.url + base)).status).toBe(200), { timeout: 20_000 })
})

test('blocks that the chain replaces are read again, and what they held is gone', async () => {
  const safe = shared['1.5.0'].address
  const running = await startWatching(chain.url, [safe], join(folder, 'replaced.sqlite'))
  const hash = await chain.client.sendTransaction({ account: alice, to: safe, value: 77n })
  await chain.client.mine({ blocks: 3 })
  await waitUntilKnown(running)
  expect((await readAll(running, safe)).join()).toContain(hash)
  await replaceBlocks(4)
  await chain.client.mine({ blocks: 1 })
  await waitUntilKnown(running)
  await vi.waitFor(async () => expect((await readAll(running, safe)).join()).not.toContain(hash), { timeout: 20_000 })
})

/** As many blocks as were there, and nothing in them. */
async function replaceBlocks(depth: number) {
  type Reorg = { Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }
  await chain.client.request<Reorg>({ method: 'anvil_reorg', params: [depth, []] })
}
