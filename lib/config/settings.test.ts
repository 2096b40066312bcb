import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readServerEnv } from './serverEnv'
import { parsePublicSettings, parseServerSettings, publicSettings, serverSettings } from './settings.js'

const publicNames = Object.keys(publicSettings)
const names = [...publicNames, ...Object.keys(serverSettings)]

const valid = {
  NEXT_PUBLIC_CHAINS: '31337, 1',
  NEXT_PUBLIC_RPC_URLS: '31337=http://127.0.0.1:8545,1=https://rpc.example/key?a=b',
  NEXT_PUBLIC_GATEWAY_URL: 'https://gateway.example/cgw/',
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'abc123',
}
const validServer = { SITE_ORIGIN: 'https://app.example/', SESSION_SECRET: 'x'.repeat(32) }

function issuesOf(change: Record<string, string | undefined>) {
  return parsePublicSettings({ ...valid, ...change }).issues
}

describe('public settings', () => {
  it('takes the chains from viem with the configured RPC address, the first as the default', () => {
    const { settings, issues } = parsePublicSettings(valid)
    expect(issues).toEqual([])
    expect(settings?.chains.map(({ id, name }) => [id, name])).toEqual([
      [31337, 'Devnet'],
      [1, 'Ethereum'],
    ])
    expect(settings?.chains[1]?.rpcUrls.default.http).toEqual(['https://rpc.example/key?a=b'])
    expect(settings?.chains[1]?.contracts?.multicall3).toBeDefined()
    expect(settings?.gatewayUrl).toBe('https://gateway.example/cgw')
    expect(JSON.parse(JSON.stringify(settings))).toEqual(settings)
  })

  it('takes the languages in their order, and English where none is named', () => {
    expect(parsePublicSettings(valid).languages?.[0]).toBe('en')
    expect(parsePublicSettings({ ...valid, LANGUAGES: 'de, zh-CN,en' }).languages).toEqual(['de', 'zh-CN', 'en'])
  })

  it('follows viem where the specification differs: Syscoin has 18 decimals', () => {
    const { settings } = parsePublicSettings({
      ...valid,
      NEXT_PUBLIC_CHAINS: '57',
      NEXT_PUBLIC_RPC_URLS: '57=https://rpc.example',
    })
    expect(settings?.chains[0]?.nativeCurrency.decimals).toBe(18)
  })

  it('names a missing and the placeholder project id in the specified words, and networks as people do', () => {
    const placeholder = { ...valid, NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' }
    expect(parsePublicSettings(placeholder).issues).toEqual([
      'NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: No projectId found',
    ])
    const ids = [1, 10, 137, 42161, 56, 43114, 11155111]
    const { settings } = parsePublicSettings({
      ...valid,
      NEXT_PUBLIC_CHAINS: ids.join(),
      NEXT_PUBLIC_RPC_URLS: ids.map((id) => `${id}=https://rpc.example/${id}`).join(),
    })
    expect(settings?.chains.map(({ name }) => name)).toEqual([
      ...['Ethereum', 'Optimism', 'Polygon', 'Arbitrum', 'BNB Chain', 'Avalanche', 'Sepolia'],
    ])
  })

  it('takes an empty address of the gateway for none', () => {
    expect(parsePublicSettings({ ...valid, NEXT_PUBLIC_GATEWAY_URL: '' }).settings?.gatewayUrl).toBe('')
  })

  it('lists everything that is missing at once', () => {
    expect(parsePublicSettings({}).issues).toEqual([
      'NEXT_PUBLIC_CHAINS is missing',
      'NEXT_PUBLIC_RPC_URLS is missing',
      'NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: No projectId found',
    ])
  })

  it.each([
    ['a chain that viem does not define', { NEXT_PUBLIC_CHAINS: '4294967295' }],
    ['a chain named twice', { NEXT_PUBLIC_CHAINS: '1,1' }],
    ['a chain that is not a number', { NEXT_PUBLIC_CHAINS: 'mainnet' }],
    ['a chain without an RPC address', { NEXT_PUBLIC_RPC_URLS: '1=https://rpc.example' }],
    ['an RPC address that is none', { NEXT_PUBLIC_RPC_URLS: '31337=localhost,1=https://rpc.example' }],
    ['a gateway that is not http', { NEXT_PUBLIC_GATEWAY_URL: 'ftp://gateway.example' }],
    ['a project id with other characters', { NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'a b' }],
    ['the placeholder of a project id', { NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' }],
    ['a cool mode that is neither', { NEXT_PUBLIC_COOL_MODE: 'maybe' }],
    ['a relay that is not a socket', { NEXT_PUBLIC_WALLETCONNECT_RELAY_URL: 'https://relay.example' }],
    ['an embedding origin with a path', { NEXT_PUBLIC_EMBEDDING_ORIGINS: 'https://app.example/path' }],
    ['an embedding origin that is a script', { NEXT_PUBLIC_EMBEDDING_ORIGINS: 'javascript:alert(1)' }],
    [
      'a policy smuggled into an origin',
      { NEXT_PUBLIC_EMBEDDING_ORIGINS: "https://a.example; script-src 'unsafe-inline'" },
    ],
    ['a language that is none', { LANGUAGES: 'en,German' }],
    ['a language named twice', { LANGUAGES: 'en,de,en' }],
    ['no language', { LANGUAGES: ',' }],
    ['a picture origin that is none', { NEXT_PUBLIC_IMAGE_ORIGINS: '*' }],
  ])('refuses %s and names the setting', (_, change) => {
    const issues = issuesOf(change)
    expect(issues.length).toBeGreaterThan(0)
    expect(issues.join('\n')).toMatch(/NEXT_PUBLIC_|LANGUAGES/)
  })
})

describe('server settings', () => {
  it('normalises the origin and keeps several secrets, newest first', () => {
    const env = { ...validServer, SESSION_SECRET: `${'n'.repeat(32)},${'o'.repeat(32)}` }
    expect(readServerEnv(env)).toEqual({
      siteOrigin: 'https://app.example',
      sessionSecrets: ['n'.repeat(32), 'o'.repeat(32)],
      nonceStoreUrl: undefined,
      safeSignInHours: 72,
      trustedProxyHops: 0,
    })
  })

  it.each([
    ['a short secret', { SESSION_SECRET: 'short' }],
    ['a short old secret', { SESSION_SECRET: `${'n'.repeat(32)},old` }],
    ['no secret', { SESSION_SECRET: undefined }],
    ['an origin with a path', { SITE_ORIGIN: 'https://app.example/path' }],
    ['a store of another kind', { NONCE_STORE_URL: 'mysql://db.example' }],
    ['a sign-in that lasts longer than a timer can', { SAFE_SIGN_IN_HOURS: '337' }],
    ['a sign-in of no time', { SAFE_SIGN_IN_HOURS: '0' }],
    ['proxies that are no number', { TRUSTED_PROXY_HOPS: 'true' }],
    ['fewer proxies than none', { TRUSTED_PROXY_HOPS: '-1' }],
    ['more proxies than anybody has', { TRUSTED_PROXY_HOPS: '10' }],
  ])('refuses %s', (_, change) => {
    expect(() => readServerEnv({ ...validServer, ...change })).toThrow(ConfigError)
    expect(parseServerSettings({ ...validServer, ...change }).issues).toHaveLength(1)
  })
})

describe('what is written about the settings', () => {
  it('.env.example names exactly the settings, with values that pass', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
    const example = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    expect(Object.keys(example).sort()).toEqual([...names].sort())
    expect(parsePublicSettings(example).issues).toEqual([])
    expect(parseServerSettings(example).issues).toEqual([])
  })

  it('the README’s table names each setting with its meaning, and nothing else', () => {
    const readme = readFileSync('README.md', 'utf8')
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, meaning]) => [name, meaning])
    const settings = Object.entries({ ...publicSettings, ...serverSettings })
    expect(rows).toEqual(settings.map(([name, { description }]) => [name, description]))
  })
})
