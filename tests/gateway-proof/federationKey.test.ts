import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import type { RunningGateway } from '@/gateway/server'
import { checkSettings } from '@/gateway/settings'
import { startConfigured } from '@/gateway/startConfigured'
import { confirmedBy, federate, soon, withService } from './federatedPair'
import { ask } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const safe = describeWorld().shared['1.4.1']
const payment = { to: dave.address, value: 1n }
const key = 'Bearer a-secret-of-tests'

let chain: Chain
let own: RunningGateway
/** What the gateway told of, line by line. */
let lines: string[]
const federation = federate(() => chain, safe)

beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
})
afterEach(async () => {
  await own.stop()
  await federation.stopAll()
})
afterAll(() => chain.stop())

async function start(service: string) {
  lines = []
  const described = { id: chain.chainId, rpc: chain.url, shortName: 'dev', pollSeconds: 0.1 }
  const settings = checkSettings({
    ...{ port: 0, database: ':memory:', safes: [`dev:${safe.address}`] },
    chains: [{ ...described, service, serviceHeader: `Authorization: ${key}` }],
  })
  own = await startConfigured(settings, (...told) => lines.push(JSON.stringify(told)))
}

const everythingTold = async () => {
  const paths = ['/health', '/metrics', '/v1/chains', `/v1/chains/${chain.chainId}`]
  const answers = await Promise.all(paths.map((path) => ask(own.url + path)))
  return [...lines, ...answers.map(({ text }) => text)].join('\n')
}

test('a service that wants a key has it of each request, to read and to write, and nobody else is told it', async () => {
  const methods = new Set<string | undefined>()
  federation.faults.intercept = ({ headers, method }, response) => {
    if (headers.authorization === key) {
      methods.add(method)
      return false
    }
    response.writeHead(401).end()
    return true
  }
  const hosted = await federation.startHosted()
  await start(hosted.url)
  const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
  await vi.waitFor(async () => {
    await federation.readQueue(own)
    expect(await federation.readState(own)).toEqual(withService({ waiting: 0, problem: null }))
    expect([...methods].sort()).toEqual(['GET', 'POST'])
  }, soon)
  expect(await everythingTold()).not.toContain('secret')
  federation.faults.intercept = undefined
  expect(await federation.readTransaction(hosted, safeTxHash)).toEqual(confirmedBy(alice))
})

test('a service that leads elsewhere is not followed, and what stands there never sees the key', async () => {
  const arrived: unknown[] = []
  const elsewhere = createServer(({ headers, url }, response) => {
    arrived.push([url, headers.authorization])
    response.end('{}')
  })
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  let asked = 0
  federation.faults.intercept = (_, response) => {
    asked += 1
    response.writeHead(307, { location }).end()
    return true
  }
  await start((await federation.startHosted()).url)
  await proposeTo(own.url, chain, safe, payment, bob)
  await federation.readQueue(own)
  await vi.waitFor(async () => {
    expect(await federation.readState(own)).toEqual(withService({ waiting: 1, problem: expect.any(String) }))
  }, soon)
  expect(asked).toBeGreaterThan(1)
  expect(arrived).toEqual([])
  expect(await everythingTold()).not.toContain('secret')
  elsewhere.close()
})

test.each([key, key.replace('Bearer ', '')])(
  'a service that repeats %s where it refuses tells it to nobody',
  async (text) => {
    federation.faults.intercept = ({ method }, response) => {
      if (method === 'GET') return false
      response.writeHead(422).end(JSON.stringify({ message: `Not with ${text} of yours` }))
      return true
    }
    await start((await federation.startHosted()).url)
    const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
    const read = () => ask(`${own.url}/v1/chains/${chain.chainId}/transactions/${safeTxHash}`)
    await vi.waitFor(async () => expect((await read()).text).toContain('Not with … of yours'), soon)
    expect(`${(await read()).text}${await everythingTold()}`).not.toContain('secret')
  },
)
