import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { type GatewayOptions, type RunningGateway, startGateway } from '../server'

const [alice] = owners
const { dollar, token: spare } = devnetTokens
const balancesSchema = z.object({
  fiatTotal: z.string(),
  items: z.array(
    z.object({
      tokenInfo: z.object({
        address: z.string(),
        name: z.string(),
        symbol: z.string(),
        decimals: z.number(),
        logoUri: z.string(),
      }),
      fiatBalance: z.string(),
      fiatConversion: z.string(),
    }),
  ),
})

let chain: Chain
let safe: Safe
let folder: string
let service: Server
let origin: string
/** What somebody else's server was asked for, and what it says. */
let asked: string[]
let answer: (path: string) => { status?: number; text: string }
let gateway: RunningGateway | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'services-'))
  chain = await startDevnetChain()
  safe = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce: 9n })
  await mintToken(chain, dollar, safe.address, 5_000_000n)
  await mintToken(chain, spare, safe.address, 10n ** 18n)
  await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 2n * 10n ** 18n })
  service = createServer((request, response) => {
    const key = String(request.headers['x-key'] ?? '')
    asked.push(`${key}${request.url}`)
    const { status = 200, text } = answer(request.url ?? '')
    response.writeHead(status, { location: '/elsewhere' }).end(text)
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway?.stop()
  gateway = undefined
})
afterAll(async () => {
  service.close()
  await chain.stop()
  rmSync(folder, { recursive: true })
})

async function start(options: Partial<GatewayOptions>) {
  const priceIds = { platform: 'devnet', coin: 'devcoin' }
  gateway = await startGateway({ chains: [{ rpcUrl: chain.url, priceIds }], ...options })
  return gateway.url
}

async function readBalances(url: string, path = 'usd') {
  const response = await fetch(`${url}/v1/chains/31337/safes/${safe.address}/balances/${path}`)
  return { ...balancesSchema.parse(await response.json()), asOf: response.headers.get('Prices-As-Of') }
}

const readHealth = async (url: string): Promise<unknown> => (await fetch(`${url}/health`)).json()

describe('token lists', () => {
  const entry = { chainId: 31337, address: dollar.toLowerCase(), name: 'Listed', symbol: 'LST', decimals: 6 }
  const list = (...tokens: unknown[]) => ({ name: 'A list', version: { major: 1 }, tokens })
  const addresses = ({ items }: { items: { tokenInfo: { address: string } }[] }) =>
    items.slice(1).map(({ tokenInfo }) => tokenInfo.address)

  test('name who is trusted and have logos; what a token is called its contract says', async () => {
    const path = join(folder, 'tokens.json')
    writeFileSync(path, JSON.stringify(list({ ...entry, decimals: 2, logoURI: 'https://logos.example/dollar.png' })))
    const url = await start({ tokenLists: [path] })
    const trusted = await readBalances(url, 'usd?trusted=true')
    expect(addresses(trusted)).toEqual([dollar])
    expect(trusted.items[1]?.tokenInfo).toMatchObject({ decimals: 6, logoUri: 'https://logos.example/dollar.png' })
    expect(trusted.items[1]?.tokenInfo.name).not.toBe('Listed')
    expect(addresses(await readBalances(url)).toSorted()).toEqual([dollar, spare].toSorted())
    const history = await (await fetch(`${url}/v1/chains/31337/safes/${safe.address}/transactions/history`)).text()
    expect([history.includes(dollar), history.includes(spare)]).toEqual([true, false])
  })

  test('what is no token, or of another chain, counts for nothing', async () => {
    const wrong = [
      { ...entry, address: `${dollar}00` },
      { ...entry, chainId: '31337' },
      { ...entry, name: 'x'.repeat(101) },
      { ...entry, chainId: 1 },
      { ...entry, address: spare, logoURI: 'javascript:alert(1)' },
      null,
    ]
    answer = () => ({ text: JSON.stringify(list(...wrong)) })
    const url = await start({ tokenLists: [`${origin}/tokens.json?key=hidden`] })
    const trusted = await readBalances(url, 'usd?trusted=true')
    expect(addresses(trusted)).toEqual([spare])
    expect(trusted.items[1]?.tokenInfo.logoUri).toBe('')
    const health = await readHealth(url)
    expect(health).toMatchObject({ tokenLists: [{ name: `${origin}/tokens.json`, tokens: 2, problem: null }] })
    expect(JSON.stringify(health)).not.toContain('hidden')
  })

  test.each([
    ['is no list', { text: '{"tokens":{}}' }, /it is no token list/],
    ['names nothing', { text: '{"tokens":[]}' }, /it names no token/],
    ['is no JSON', { text: '<html>' }, /the answer is not JSON/],
    ['is too long', { text: ' '.repeat(20_000_001) }, /the answer is longer than 20000000 bytes/],
    ['leads elsewhere', { status: 302, text: '' }, /no answer \(/],
    ['is not there', { status: 404, text: '' }, /answered with status 404/],
  ])('one that %s is told of in health, and everything is trusted as without it', async (_, said, problem) => {
    answer = () => said
    const url = await start({ tokenLists: [`${origin}/tokens.json`] })
    expect(await readHealth(url)).toMatchObject({
      status: 'ok',
      tokenLists: [{ problem: expect.stringMatching(problem) }],
    })
    expect(addresses(await readBalances(url, 'usd?trusted=true'))).toHaveLength(2)
    expect(asked).toEqual(['/tokens.json'])
  })

  test('a file that is no list stops the start', async () => {
    const path = join(folder, 'broken.json')
    writeFileSync(path, '[]')
    await expect(start({ tokenLists: [path] })).rejects.toThrow(
      `The token list ${path} cannot be read: it is no token list`,
    )
    await expect(start({ tokenLists: [`${path}.not`] })).rejects.toThrow('ENOENT')
  })
})

describe('a service for prices', () => {
  const seen = () => Math.floor(Date.now() / 1000)
  const told = (path: string) =>
    path.includes('simple/price')
      ? { devcoin: { usd: 2000, last_updated_at: seen() }, other: { usd: 7 } }
      : { [dollar.toLowerCase()]: { usd: 0.5, last_updated_at: seen() }, [`0x${'12'.repeat(20)}`]: { usd: 1 } }
  const priceService = () => ({ url: `${origin}/api/v3/`, header: 'x-key: secret' })

  test('gives values, is asked once for all at the same time, and is told when it told them', async () => {
    answer = (path) => ({ text: JSON.stringify(told(path)) })
    const url = await start({ priceService: priceService() })
    const before = Date.now()
    const [one, other] = await Promise.all([readBalances(url), readBalances(url)])
    expect(one).toEqual(other)
    expect(one.items.map(({ fiatBalance, fiatConversion }) => [fiatBalance, fiatConversion])).toEqual([
      ['4000', '2000'],
      ['2.5', '0.5'],
      ['0', '0'],
    ])
    expect(one.fiatTotal).toBe('4002.5')
    expect(Date.parse(one.asOf ?? '')).toBeGreaterThanOrEqual(before)
    expect(await readBalances(url)).toEqual(one)
    const of = [dollar, spare].map((address) => address.toLowerCase())
    const query = '&vs_currencies=usd&include_last_updated_at=true'
    expect(asked.toSorted()).toEqual([
      `secret/api/v3/simple/price?ids=devcoin${query}`,
      expect.stringMatching(
        new RegExp(
          `^secret/api/v3/simple/token_price/devnet.contract_addresses=(${of.join()}|${of.toReversed().join()})${query}$`,
        ),
      ),
    ])
    const codes: unknown = await (await fetch(`${url}/v1/balances/supported-fiat-codes`)).json()
    expect(codes).toEqual(expect.arrayContaining(['USD', 'EUR', 'CHF', 'SEK']))
  })

  test('what it told is gone on with for an hour while it is away, with its age, and then nothing has a price', async () => {
    const begun = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: begun })
    answer = (path) => ({ text: JSON.stringify(told(path)) })
    const url = await start({ priceService: priceService() })
    const first = await readBalances(url)
    answer = () => ({ status: 429, text: '' })
    vi.setSystemTime(begun + 30 * 60_000)
    expect(await readBalances(url)).toEqual({ ...first, asOf: new Date(begun).toISOString() })
    expect(await readHealth(url)).toMatchObject({ status: 'ok', prices: 'answered with status 429' })
    const count = asked.length
    await readBalances(url)
    expect(asked).toHaveLength(count)
    vi.setSystemTime(begun + 61 * 60_000)
    const late = await readBalances(url)
    expect([late.fiatTotal, late.asOf]).toEqual(['0', null])
    answer = (path) => ({ text: JSON.stringify(told(path)) })
    vi.setSystemTime(begun + 62 * 60_000)
    expect([(await readBalances(url)).fiatTotal, await readHealth(url)]).toEqual([
      '4002.5',
      expect.objectContaining({ prices: 'ok' }),
    ])
  })

  test.each([
    ['a price that is none', { devcoin: { usd: '2000' }, [dollar.toLowerCase()]: { usd: -1 } }, 'ok'],
    ['a price beyond all', { devcoin: { usd: 1e300 }, [dollar.toLowerCase()]: { usd: null } }, 'ok'],
    ['what it has not looked at for days', { devcoin: { usd: 3, last_updated_at: seen() - 90_000 } }, 'ok'],
    ['something else', [1, 2], 'the answer holds no prices'],
    ['too much', { devcoin: { usd: 3, more: 'x'.repeat(1_000_001) } }, 'the answer is longer than 1000000 bytes'],
  ])('%s is no price', async (_, said, problem) => {
    answer = () => ({ text: JSON.stringify(said) })
    const url = await start({ priceService: priceService() })
    const { fiatTotal, items, asOf } = await readBalances(url)
    expect([fiatTotal, items.length, asOf]).toEqual(['0', 3, null])
    expect(await readHealth(url)).toMatchObject({ prices: problem })
  })
})
