// @vitest-environment jsdom
import type { SafeBalances } from '@safe-global/safe-apps-sdk'
import { zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { owners } from '@/devnet/accounts'
import { createSafe } from '@/devnet/safes'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { balances } from '@/lib/gateway/schemas/assetSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { type AppWorld, startAppWorld, viewOf } from '@/tests/screens/askingApp'

const [alice] = owners
const { token, dollar } = devnetTokens
const native = { type: 'NATIVE_TOKEN', address: zeroAddress, decimals: 18, symbol: 'ETH' }

let world: AppWorld
let chain: AppWorld['chain']
let node: AppWorld['node']
let host: AppWorld['host']
let saltNonce = 9_500n
beforeAll(async () => {
  world = await startAppWorld()
  ;({ chain, node, host } = world)
})
afterEach(() => {
  world.mend()
  vi.useRealTimers()
})
afterAll(() => world.stop())

async function makeSafe(): Promise<SafeView> {
  saltNonce += 1n
  const { address } = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce })
  await chain.client.setBalance({ address, value: 5n })
  return viewOf(chain, address)
}

type App = ReturnType<(typeof host)['openApp']>

/** In the shape that gateways promise; each asset by its symbol. */
async function ask(app: App): Promise<Record<string, string>> {
  const answer = structuredClone(await app.getBalances()) as SafeBalances
  expect(z.parse(balances, answer)).toMatchObject({ fiatTotal: '0', unread: [] })
  expect(answer.items[0]).toMatchObject({ tokenInfo: native })
  expect(answer.items).not.toContainEqual(expect.not.objectContaining({ fiatBalance: '0', fiatConversion: '0' }))
  return Object.fromEntries(answer.items.map(({ tokenInfo, balance }) => [tokenInfo.symbol, balance]))
}

/** Whoever asks some seconds later gets a new answer. */
const later = () => vi.setSystemTime(Date.now() + 5_000)

test('an app is told of the own currency, of what was sent to the Safe and is there, and of what the user named', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const safe = await makeSafe()
  const app = host.openApp(safe, node.client)
  expect(await ask(app)).toEqual({ ETH: '5' })
  await mintToken(chain, dollar, safe.address, 2_500_000n)
  later()
  expect(await ask(app)).toEqual({ ETH: '5', DUSD: '2500000' })
  // No transfer tells of this one.
  node.limit = () => ({ result: [] })
  await mintToken(chain, token, safe.address, 3n)
  later()
  expect(await ask(app)).toEqual({ ETH: '5', DUSD: '2500000' })
  host.namedTokens.put({ chainId: 31337, address: token })
  host.namedTokens.put({ chainId: 1, address: alice.address })
  later()
  expect(await ask(app)).toEqual({ ETH: '5', DUSD: '2500000', DEV: '3' })
})

test('apps that ask again and again have no block looked through twice', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const safe = await makeSafe()
  const app = host.openApp(safe, node.client)
  await Promise.all(Array.from({ length: 20 }, () => ask(app)))
  expect(node.ranges).toHaveLength(1)
  later()
  await ask(app)
  expect(node.ranges).toHaveLength(1)
  await mintToken(chain, dollar, safe.address, 1n)
  const height = Number(await chain.client.getBlockNumber())
  later()
  expect(await ask(app)).toMatchObject({ DUSD: '1' })
  expect(node.ranges.slice(1)).toEqual([{ from: height, blocks: 1 }])
})

test('a token that does not say how it counts, or of which nothing is there, is left out', async () => {
  const safe = await makeSafe()
  host.namedTokens.put({ chainId: 31337, address: token })
  host.namedTokens.put({ chainId: 31337, address: safe.address })
  expect(await ask(host.openApp(safe, node.client))).toEqual({ ETH: '5' })
})

test('records that the node does not tell are an error for the app, not a Safe without tokens', async () => {
  const app = host.openApp(await makeSafe(), node.client)
  node.limit = () => ({ status: 503 })
  await expect(app.getBalances()).rejects.toThrow()
  node.limit = () => undefined
  expect(await ask(app)).toEqual({ ETH: '5' })
})
