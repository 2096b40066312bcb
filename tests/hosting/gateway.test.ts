import * as pinned from '@safe-global/safe-gateway-typescript-sdk'
import * as newest from 'safe-gateway-sdk-newest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { type BoundProcess, spawnBound } from '@/devnet/boundProcess'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { readEnvironment, readUnit } from './examples'
import { type StartedProxy, startProxy, waitForPort } from './proxies'
import { fetchFrom, nextAddress } from './visitor'

const [alice] = owners
const [dave] = recipients
const id = '31337'
const safe = describeWorld().shared['1.4.1']
const requestsPerMinute = 200

let chain: Chain
let gateway: BoundProcess
let proxy: StartedProxy
let direct: string
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  const port = await findFreePort()
  const { args, environment } = readUnit('systemd/countersign-gateway.service', '')
  const settings = {
    ...{ ...environment, ...readEnvironment('gateway.env') },
    ...{ GATEWAY_RPC_URLS: `${id}=${chain.url}`, GATEWAY_SAFES: `dev:${safe.address}`, GATEWAY_PORT: String(port) },
    ...{ GATEWAY_DATABASE: ':memory:', GATEWAY_REQUESTS_PER_MINUTE: String(requestsPerMinute) },
  }
  gateway = spawnBound(process.execPath, args, { env: { NODE_ENV: 'production', PATH: process.env.PATH, ...settings } })
  gateway.child.stderr?.pipe(process.stderr)
  await waitForPort(port, gateway)
  direct = `http://127.0.0.1:${port}`
  const history = `${direct}/v1/chains/${id}/safes/${safe.address}/transactions/history`
  await vi.waitFor(async () => expect((await fetch(history)).status).toBe(200), { timeout: 60_000, interval: 200 })
  await proposeTo(direct, chain, safe, { to: dave.address, value: 1n })
  await proposeMessageTo(direct, chain, safe, 'This is our Safe.')
  proxy = await startProxy('nginx', { gateway: port })
})
afterAll(async () => {
  await proxy?.stop()
  await gateway?.stop()
  await chain?.stop()
})

/** Everything that both SDKs read. */
async function readAll(sdk: typeof pinned | typeof newest) {
  const history = await sdk.getTransactionHistory(id, safe.address)
  const [first] = history.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const messages = await sdk.getSafeMessages(id, safe.address)
  const [message] = messages.results.flatMap((item) => (item.type === 'MESSAGE' ? [item.messageHash] : []))
  return {
    history,
    messages,
    details: await sdk.getTransactionDetails(id, `${first}`),
    message: await sdk.getSafeMessage(id, `${message}`),
    info: await sdk.getSafeInfo(id, safe.address),
    incoming: await sdk.getIncomingTransfers(id, safe.address),
    ofModules: await sdk.getModuleTransactions(id, safe.address),
    multisig: await sdk.getMultisigTransactions(id, safe.address),
    balances: await sdk.getBalances(id, safe.address),
    currencies: await sdk.getFiatCurrencies(),
    owned: await sdk.getOwnedSafes(id, alice.address),
    collectibles: await sdk.getCollectibles(id, safe.address, {}),
    collectiblesPage: await sdk.getCollectiblesPage(id, safe.address, {}),
    queue: await sdk.getTransactionQueue(id, safe.address),
    chains: await sdk.getChainsConfig(),
    chain: await sdk.getChainConfig(id),
    apps: await sdk.getSafeApps(id),
    masterCopies: await sdk.getMasterCopies(id),
    estimation: await sdk.postSafeGasEstimation(id, safe.address, {
      ...{ to: dave.address, value: '1', data: '0x', operation: 0 },
    }),
  }
}

test('both published SDKs read the same of the gateway behind nginx', async () => {
  const found = []
  for (const sdk of [pinned, newest]) {
    sdk.setBaseUrl(proxy.gateway)
    found.push(await readAll(sdk))
  }
  // The older one does not ask it.
  expect(await newest.getNonces(id, safe.address)).toMatchObject({ recommendedNonce: expect.any(Number) })
  const [one, other] = found
  expect(other).toEqual(one)
  expect(one).toMatchObject({ info: { threshold: 2, version: '1.4.1+L2' }, owned: { safes: [safe.address] } })
  expect(one?.queue.results.length).toBeGreaterThan(0)
  expect(one?.messages.results.map(({ type }) => type)).toContain('MESSAGE')
})

test('the gateway counts by the address that a visitor has, and says so to pages of other sites', async () => {
  const ask = fetchFrom(nextAddress())
  const claims = Array.from({ length: requestsPerMinute + 1 }, (_, index) => ({
    'x-forwarded-for': `203.0.113.${index}`,
  }))
  const answers = await Promise.all(claims.map((headers) => ask(`${proxy.gateway}/v1/chains`, { headers })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status }) => status)).toEqual([429])
  expect(refused[0]?.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetchFrom(nextAddress())(`${proxy.gateway}/v1/chains`)).status).toBe(200)
})

test('what is for the host alone is not told to others', async () => {
  expect((await fetchFrom('127.0.0.1')(`${proxy.gateway}/metrics`)).status).toBe(200)
  expect((await fetchFrom(nextAddress())(`${proxy.gateway}/metrics`)).status).toBe(403)
})
