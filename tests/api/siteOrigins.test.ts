import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseServerSettings } from '@/lib/config/settings.js'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openBrowser, prepareSignIn } from './browser'

const account = privateKeyToAccount(generatePrivateKey())
const secret = { SESSION_SECRET: 'x'.repeat(32) }
const issuesOf = (SITE_ORIGIN: string) => parseServerSettings({ ...secret, SITE_ORIGIN }).issues

let siteOrigin: string
let server: AuthServer
beforeAll(async () => {
  // No node listens there: a key's signature is checked without one.
  server = await startAuthServerWith({
    chains: [anvil],
    get siteOrigin() {
      return siteOrigin
    },
  })
})
afterAll(() => server.stop())

describe('an origin that the settings accept', () => {
  it.each([
    'http://countersign:3000',
    'http://safe-host',
    'https://safe-host',
    'http://localhost:3000',
    'http://app.localhost:3000',
    'http://127.0.0.1:3000',
    'https://203.0.113.7:8443',
    'http://[::1]:3000',
    'https://[2001:db8::7]',
    'https://[::ffff:cb00:7107]:8443',
    'https://sign_in.example',
    'http://under_score:3000',
    'https://xn--bcher-kva.example',
    'https://a.b.c.d.e.museum.example:65535',
    'http://host.',
    'http://1password',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
  ])('signs visitors in: %s', async (origin) => {
    siteOrigin = origin
    expect(issuesOf(origin)).toEqual([])
    const browser = openBrowser(server, origin)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    const host = { host: new URL(origin).host }
    const answer = await browser.post('/api/auth/verify', { message, signature }, host)
    expect(answer).toMatchObject({ status: 200, body: { session: { address: account.address } } })
    expect(await browser.fetchSession()).toMatchObject({ address: account.address, chainId: anvil.id })
  })
})

describe('an origin at which nobody could sign in', () => {
  it.each([
    'http://a"b',
    'http://a{b}',
    'http://a`b',
    "http://a!$&'()*+,;=b",
    'http://a~b',
    'http://user@countersign:3000',
    'HTTP://Countersign:3000',
    'https://countersign:443',
    'https://bücher.example',
    'http://countersign:3000/app',
    'ftp://countersign',
    'file://',
  ])('stops the start with a sentence: %s', (origin) => {
    const [issue] = issuesOf(origin)
    expect(issue).toMatch(/^SITE_ORIGIN: (must be an|has a host) [a-z ]+/)
  })
})
