import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { describeWorld } from '@/devnet/world'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { ask } from './proof'
import { type Manners, startPublicNode } from './publicNode'

const safe = describeWorld().shared['1.4.1'].address
const patient = { timeout: 20_000, interval: 50 }
const generous = { longestRange: 1_000, mostLogs: 10_000, tooOftenAt: 0, hasTraces: true }

let chain: Chain
let whole: RunningGateway
let started: { stop: () => unknown }[] = []
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  whole = await startGateway({ chains: [{ rpcUrl: chain.url }] })
})
afterEach(async () => {
  for (const { stop } of started.toReversed()) await stop()
  started = []
})
afterAll(async () => {
  await whole.stop()
  await chain.stop()
})

/** A gateway over two nodes of the chain, each with manners of its own. */
async function startOver(one: Partial<Manners>, other: Partial<Manners>) {
  const nodes = await Promise.all([one, other].map((own) => startPublicNode(chain.url, { ...generous, ...own })))
  const [first, second] = nodes.map(({ url }) => url)
  if (!first || !second) throw new Error('No nodes')
  const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 0.05, mostSafes: 5, safes: [safe] }
  const gateway = await startGateway({ chains: [{ rpcUrl: first, otherRpcUrls: [second], watch }] })
  started.push(...nodes, gateway)
  return { gateway, hosts: [first, second].map((url) => new URL(url).host) }
}

async function readHealth({ url }: RunningGateway) {
  const { body } = await ask(`${url}/health`)
  return body
}

async function readHistory({ url }: RunningGateway, of: Address = safe) {
  const { text } = await ask(`${url}/v1/chains/31337/safes/${of}/transactions/history?trusted=false`)
  return text.replaceAll(url, '')
}

describe('with two nodes', () => {
  test('what is known ends where the later one ends, and one that is far behind is left out', async () => {
    const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
    const late = await startOver({}, { head: head - 3 })
    await vi.waitFor(
      async () => expect(await readHealth(late.gateway)).toMatchObject({ chains: [{ knownTo: head - 3 }] }),
      patient,
    )
    const stuck = await startOver({ head: head - 10 }, {})
    const nodes = [
      { host: stuck.hosts[0], problem: 'It is 10 blocks behind' },
      { host: stuck.hosts[1], problem: null },
    ]
    await vi.waitFor(
      async () => expect(await readHealth(stuck.gateway)).toMatchObject({ chains: [{ knownTo: head, nodes }] }),
      patient,
    )
  })

  test.each([
    ['leaves out a log', 'first', { lie: (logs: unknown[]) => logs.slice(1) }, 'it left out a log of block'],
    ['leaves out a log', 'second', { lie: (logs: unknown[]) => logs.slice(1) }, 'it left out a log of block'],
    ['makes up a log', 'first', { lie: makeUp }, 'it made up a log of block'],
  ])('one that %s, the %s, is not believed, and named', async (_, place, liar, reason) => {
    const { gateway, hosts } = await (place === 'first' ? startOver(liar, {}) : startOver({}, liar))
    await vi.waitFor(async () => expect(await readHistory(gateway)).toBe(await readHistory(whole)), patient)
    const host = hosts[place === 'first' ? 0 : 1]
    expect(await readHealth(gateway)).toMatchObject({
      chains: [{ nodes: expect.arrayContaining([{ host, problem: expect.stringContaining(reason) }]) }],
    })
  })

  test('while it cannot be told who is wrong, nothing is believed, and health names both', async () => {
    const { gateway, hosts } = await startOver({}, { lie: changeData })
    const problem = expect.stringMatching(
      new RegExp(`The nodes ${hosts.join(' and ')} tell different logs in block \\d+`),
    )
    await vi.waitFor(
      async () =>
        expect(await readHealth(gateway)).toMatchObject({ status: 'failing', chains: [{ problem, knownTo: null }] }),
      patient,
    )
  })
})

/** The last log once more, as the next one of its block and of another account. */
function makeUp(logs: unknown[]) {
  const last = logs.at(-1)
  if (!(last instanceof Object)) return logs
  return [...logs, { ...last, logIndex: '0x7777', address: safe, topics: [`0x${'12'.repeat(32)}`] }]
}

const changeData = (logs: unknown[]) =>
  logs.map((log) => (log instanceof Object ? { ...log, data: `0x${'13'.repeat(32)}` } : log))
