import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deployer, owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { deploySafe, predictSafe } from '@/devnet/safes'
import { describeWorld } from '@/devnet/world'
import { startGateway } from '@/gateway/server'
import { ask } from './proof'
import { startPublicNode } from './publicNode'

const [alice] = owners
const { shared, nested, single } = describeWorld()
const followed = shared['1.3.0'].address

let chain: Chain
const started: { stop: () => unknown }[] = []
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
})
afterAll(async () => {
  for (const { stop } of started) await stop()
  await chain.stop()
})

/** By itself it looks for a new block so rarely that what it knows it has looked for because somebody asked. */
const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 600, mostSafes: 50, safes: [followed] }

async function start(options: Partial<typeof watch> = {}, rpcUrl = chain.url) {
  const running = await startGateway({ chains: [{ rpcUrl, watch: { ...watch, ...options } }] })
  started.push(running)
  const base = `${running.url}/v1/chains/31337/safes/`
  await vi.waitFor(async () => expect((await ask(base + followed)).status).toBe(200), { timeout: 20_000 })
  return { base }
}

const pay = (to: `0x${string}`, value: bigint) =>
  chain.client.sendTransactionSync({ account: alice, to, value }).then(({ transactionHash }) => transactionHash)

test('what the chain has by the time somebody asks is in the answer', async () => {
  const { base } = await start()
  for (const value of [11n, 12n, 13n, 14n, 15n]) {
    const hash = await pay(followed, value)
    // Of several that ask at once each is told it.
    const asked = ['/transactions/history', '/incoming-transfers/'].map((path) => ask(`${base}${followed}${path}`))
    for (const { text } of await Promise.all(asked)) expect(text).toContain(hash.slice(2))
  }
})

test('a Safe that nobody watches is told of as soon as somebody opens it, as long as there is room', async () => {
  const { base } = await start({ mostSafes: 3 })
  expect((await ask(`${base}0x${'12'.repeat(20)}`)).status).toBe(404)
  const made = predictSafe({ version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce: 77n })
  const before = await pay(made.address, 5n)
  await deploySafe(chain, made)
  const first = await chain.client.sendTransactionSync({ account: deployer, to: made.address, value: 6n })
  const history = await ask(`${base}${made.address}/transactions/history`)
  expect(history.status).toBe(200)
  expect(history.text).toContain(first.transactionHash.slice(2))
  // A coin that came before the Safe was there left no event.
  expect(history.text).not.toContain(before.slice(2))
  const owned = await ask(`${base.replace('/safes/', '')}/owners/${alice.address}/safes`)
  expect(owned.text).toContain(made.address)
  expect((await ask(base + nested.address)).status).toBe(200)
  const full = await ask(base + single['1.4.1'].address)
  expect([full.status, full.text]).toEqual([404, expect.stringContaining('watches 3 Safes')])
})

test('a Safe with a long history is told to be read, and those that are followed do not wait for it', async () => {
  await chain.client.mine({ blocks: 1_000 })
  const node = await startPublicNode(chain.url, {
    ...{ longestRange: 10, mostLogs: 1_000, tooOftenAt: 0, hasTraces: true },
  })
  started.push(node)
  const { base } = await start({}, node.url)
  node.manners.longestRange = 1
  const opened = shared['1.4.1'].address
  const first = await fetch(base + opened)
  const told: unknown = await first.json()
  const message = expect.stringMatching(/is being read: known to block \d+ of \d+$/)
  expect([first.status, told]).toEqual([503, expect.objectContaining({ message })])
  for (const name of ['Known-To-Block', 'Newest-Block']) {
    expect(first.headers.get(name)).toMatch(/^\d+$/)
    expect(first.headers.get('Access-Control-Expose-Headers')).toContain(name)
  }
  for (const value of [21n, 22n, 23n]) {
    const hash = await pay(followed, value)
    const answer = await fetch(`${base}${followed}/transactions/history`)
    expect(await answer.text()).toContain(hash.slice(2))
    expect(answer.headers.get('Known-To-Block')).toBe(answer.headers.get('Newest-Block'))
  }
  expect((await ask(base + opened)).status).toBe(503)
}, 90_000)
