import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './settings'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
let folder: string
let path: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
  path = join(folder, 'gateway.json')
})
afterAll(() => rmSync(folder, { recursive: true }))

const env = (more: Record<string, string>) => ({ NODE_ENV: 'test', ...more }) as const

test('the environment alone is enough', () => {
  const rpc = '1=https://node.example/key=1,100=http://127.0.0.1:8545'
  const settings = readSettings(env({ GATEWAY_RPC_URLS: rpc, GATEWAY_SAFES: `eth:${safe.toLowerCase()},100:${safe}` }))
  expect(settings).toMatchObject({ port: 8787, host: '127.0.0.1', database: 'gateway.sqlite', mostSafes: 100 })
  expect(settings.chains).toMatchObject([
    { id: 1, rpc: ['https://node.example/key=1'], safes: [safe], finalityDepth: 64 },
    { id: 100, rpc: ['http://127.0.0.1:8545'], safes: [safe], startBlock: 0 },
  ])
})

test('a chain that the environment names again has one node more', () => {
  const rpc = '1=https://a.example,100=http://c.example,1=https://b.example'
  expect(readSettings(env({ GATEWAY_RPC_URLS: rpc })).chains).toMatchObject([
    { id: 1, rpc: ['https://a.example', 'https://b.example'] },
    { id: 100, rpc: ['http://c.example'] },
  ])
})

test('what is set to nothing says nothing', () => {
  const names = [
    'PORT',
    'HOST',
    'DATABASE',
    'SAFES',
    'MOST_SAFES',
    'TOKEN_LISTS',
    'SAFE_APPS',
    'SERVICE_URLS',
    'CONFIG',
  ]
  const empty = Object.fromEntries(names.map((name, place) => [`GATEWAY_${name}`, ' '.repeat(place % 2)]))
  const rpc = { GATEWAY_RPC_URLS: '1=https://a.example,' }
  expect(readSettings(env({ ...empty, ...rpc }))).toEqual(
    readSettings(env({ GATEWAY_RPC_URLS: '1=https://a.example' })),
  )
  expect(() => readSettings(env({ GATEWAY_RPC_URLS: '' }))).toThrow('No chain is named')
})

test('a hosted service of a chain, which has to be one of those configured', () => {
  const chains = { GATEWAY_RPC_URLS: '1=https://node.example,100=https://other.example' }
  const service = 'https://service.example/path?a=b'
  const { chains: found } = readSettings(env({ ...chains, GATEWAY_SERVICE_URLS: `1=${service}` }))
  expect(found.map((chain) => chain.service)).toEqual([service, undefined])
  writeFileSync(path, JSON.stringify({ chains: [{ id: 1, rpc: 'https://node.example' }] }))
  const inFile = readSettings(env({ GATEWAY_CONFIG: path, GATEWAY_SERVICE_URLS: `1=${service}` }))
  expect(inFile.chains[0]?.service).toBe(service)
  expect(() => readSettings(env({ ...chains, GATEWAY_SERVICE_URLS: `5=${service}` }))).toThrow(/with the id 5/)
  expect(() => readSettings(env({ ...chains, GATEWAY_SERVICE_URLS: '1=ftp://a.example' }))).toThrow(/begins with http/)
})

test('the header that a hosted service wants is of that chain alone, and an error does not say it', () => {
  const chains = { GATEWAY_RPC_URLS: '1=https://node.example,100=https://other.example' }
  const services = { GATEWAY_SERVICE_URLS: '1=https://a.example,100=https://b.example' }
  const header = 'Authorization: Bearer a=b:secret'
  const { chains: found } = readSettings(env({ ...chains, ...services, GATEWAY_SERVICE_HEADERS: `1=${header}` }))
  expect(found.map((chain) => chain.serviceHeader)).toEqual([header, undefined])
  const chain = { id: 1, rpc: 'https://node.example', service: 'https://a.example', serviceHeader: header }
  writeFileSync(path, JSON.stringify({ chains: [chain] }))
  expect(readSettings(env({ GATEWAY_CONFIG: path })).chains[0]?.serviceHeader).toBe(header)
  const refused = (headers: string, more = {}) => {
    const given = { ...chains, ...more, GATEWAY_SERVICE_HEADERS: headers }
    try {
      readSettings(env(given))
    } catch (error) {
      expect(String(error)).not.toContain('secret')
      return String(error)
    }
    throw new Error('It is taken')
  }
  expect(refused(`1=${header}`)).toContain('needs its address')
  expect(refused('1=secret', services)).toContain('a name, a colon and a value')
  expect(refused('1=Key: secret\nHost: b.example', services)).toContain('a name, a colon and a value')
  expect(refused(`5=${header}`, services)).toContain('with the id 5')
  writeFileSync(path, '{ "chains": [{ "serviceHeader": secret }] }')
  expect(refused('', { GATEWAY_CONFIG: path })).toContain('it is not JSON')
})

test('token lists and a service for prices', () => {
  const chains = { GATEWAY_RPC_URLS: '1=https://node.example' }
  const { tokenLists, prices: none } = readSettings(env(chains))
  expect([tokenLists, none]).toEqual([[], undefined])
  const prices = { GATEWAY_PRICES_URL: 'https://prices.example/api', GATEWAY_PRICES_HEADER: 'x-key: secret' }
  const lists = 'https://lists.example/tokens.json,own.json'
  expect(readSettings(env({ ...chains, ...prices, GATEWAY_TOKEN_LISTS: lists }))).toMatchObject({
    tokenLists: lists.split(','),
    prices: { url: 'https://prices.example/api', header: 'x-key: secret' },
  })
  writeFileSync(path, JSON.stringify({ tokenLists: lists.split(',') }))
  expect(readSettings(env({ ...chains, GATEWAY_CONFIG: path })).tokenLists).toEqual([
    'https://lists.example/tokens.json',
    join(folder, 'own.json'),
  ])
})

test('a file says more, its paths begin where it lies, and the environment goes before it', () => {
  const chains = [{ id: 5555, shortName: 'own', rpc: ['http://a.example', 'http://b.example'], startBlock: 7 }]
  writeFileSync(path, JSON.stringify({ port: 9000, database: 'data.sqlite', chains, safes: [`own:${safe}`] }))
  const settings = readSettings(env({ GATEWAY_CONFIG: path, GATEWAY_PORT: '9001' }))
  expect(settings).toMatchObject({ port: 9001, database: join(folder, 'data.sqlite') })
  expect(settings.chains).toMatchObject([{ rpc: chains[0]?.rpc, startBlock: 7, safes: [safe] }])
})

test.each([
  ['no chain', {}, /No chain is named: GATEWAY_RPC_URLS is id=address.*GATEWAY_CONFIG/],
  [
    'an address alone',
    { GATEWAY_RPC_URLS: 'https://node.example' },
    /named by its number: GATEWAY_RPC_URLS is id=address/,
  ],
  ['a chain of the number 0', { GATEWAY_RPC_URLS: '0=https://node.example' }, /No chain has the id 0/],
  ['an address of another kind', { GATEWAY_RPC_URLS: '1=ftp://node.example' }, /begins with http/],
  ['a chain without a number', { GATEWAY_RPC_URLS: 'eth=https://node.example' }, /chains\[0\]\.id/],
  ['a port that is none', { GATEWAY_RPC_URLS: '1=https://a.example', GATEWAY_PORT: 'http' }, /port/],
  [
    'a Safe of another chain',
    { GATEWAY_RPC_URLS: '1=https://a.example', GATEWAY_SAFES: `gno:${safe}` },
    /eth or 1, a colon/,
  ],
  [
    'a header that is none',
    { GATEWAY_RPC_URLS: '1=https://a.example', GATEWAY_PRICES_URL: 'https://b.example', GATEWAY_PRICES_HEADER: 'key' },
    /a name, a colon and a value/,
  ],
  ['a Safe that is none', { GATEWAY_RPC_URLS: '1=https://a.example', GATEWAY_SAFES: 'eth:0x12' }, /eth:0x12/],
  [
    'a file that is not there',
    { GATEWAY_CONFIG: '/absent.json' },
    /absent\.json \(GATEWAY_CONFIG\) cannot be read: ENOENT/,
  ],
])('%s is said', (_, wrong, reason) => {
  expect(() => readSettings(env(wrong))).toThrow(reason)
})

test('a chain that a file names twice is said, as is a list of none', () => {
  const chain = { id: 1, rpc: 'https://a.example' }
  writeFileSync(path, JSON.stringify({ chains: [chain, { ...chain, rpc: 'https://b.example' }] }))
  expect(() => readSettings(env({ GATEWAY_CONFIG: path }))).toThrow('A chain is named once; its nodes are a list')
  writeFileSync(path, JSON.stringify({ chains: [] }))
  expect(() => readSettings(env({ GATEWAY_CONFIG: path }))).toThrow('No chain is named')
})

test('a file with a name that means nothing, or that is no object, is said', () => {
  writeFileSync(path, JSON.stringify({ chains: [{ id: 1, rpc: 'https://a.example', startblock: 7 }] }))
  expect(() => readSettings(env({ GATEWAY_CONFIG: path }))).toThrow('startblock')
  writeFileSync(path, '[')
  expect(() => readSettings(env({ GATEWAY_CONFIG: path }))).toThrow('cannot be read')
})
