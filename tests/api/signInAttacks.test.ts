import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { signInStatement } from '@/lib/auth/signInMessage'
import { writeSiweText } from '@/lib/auth/siweText'
import { type AuthServer, startAuthServerOnChain } from './authServer'
import { type Browser, openBrowser, prepareSignIn } from './browser'

const minute = 60_000
const account = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
let chain: Chain
let server: AuthServer
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ chain, server, stop } = await startAuthServerOnChain())
})
afterAll(() => stop())

function createFields(address: Address, nonce: string): SiweMessage {
  return {
    domain: new URL(server.origin).host,
    address,
    statement: signInStatement,
    uri: server.origin,
    version: '1',
    chainId: chain.chainId,
    nonce,
    issuedAt: new Date(),
    expirationTime: new Date(Date.now() + 5 * minute),
  }
}

/** Signs in properly but for the fields given, with a fresh nonce. */
async function attack(change: Partial<SiweMessage> = {}, edit = (message: string) => message) {
  const browser = openBrowser(server)
  const fields = { ...createFields(account.address, await browser.fetchNonce()), ...change }
  // Not viem's writer, which refuses some of what is tried here.
  const { issuedAt, expirationTime, notBefore, scheme, statement, domain, address, uri, chainId, nonce } = fields
  const times = [issuedAt, expirationTime, notBefore].map((time) => time?.toISOString())
  const [issued = '', expiry, start] = times
  const text = { scheme, statement, domain, address, uri, chainId, nonce }
  const message = edit(writeSiweText({ ...text, issuedAt: issued, expirationTime: expiry, notBefore: start }))
  return browser.verify(message, await account.signMessage({ message }))
}

async function expectSignedOut(browser: Browser) {
  expect(await browser.fetchSession()).toBeNull()
}

describe('signing in with a key', () => {
  it('answers with the session and remembers it for this browser alone', async () => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    const answer = await browser.verify(message, signature)
    const session = { address: account.address, chainId: chain.chainId, expiresAt: expect.any(Number) }
    expect(answer).toMatchObject({ status: 200, body: { session } })
    expect(await browser.fetchSession()).toEqual(session)
    await expectSignedOut(openBrowser(server))
  })

  it('ends by logout, which also removes the cookie', async () => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    await browser.verify(message, signature)
    const answer = await browser.post('/api/auth/logout', {})
    expect(answer).toMatchObject({ status: 200, body: { session: null } })
    expect([...browser.jar.keys()]).toEqual(['countersign-browser'])
    await expectSignedOut(browser)
  })

  it('works side by side in two tabs, each with its own nonce', async () => {
    const browser = openBrowser(server)
    const first = await prepareSignIn(browser, account, chain.chainId)
    const second = await prepareSignIn(browser, stranger, chain.chainId)
    expect((await browser.verify(first.message, first.signature)).status).toBe(200)
    expect((await browser.verify(second.message, second.signature)).status).toBe(200)
  })

  it('lets no answer be kept by a cache', async () => {
    const browser = openBrowser(server)
    const { message } = await prepareSignIn(browser, account, chain.chainId)
    const answers = [
      await browser.send('/api/auth/nonce'),
      await browser.send('/api/auth/session'),
      await browser.verify(message, '0x'),
      await browser.post('/api/auth/logout', {}),
      await browser.send('/api/health'),
    ]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'))
  })
})

describe('a message that is refused', () => {
  const evil = 'evil.example'
  const other = (time: number) => new Date(Date.now() + time)

  it.each([
    ['for another domain', 422, 'wrong_domain', () => ({ domain: evil })],
    ['for another port of our host', 422, 'wrong_domain', () => ({ domain: '127.0.0.1:1' })],
    ['with another scheme', 422, 'wrong_domain', () => ({ scheme: 'https' })],
    ['with a URI of another site', 422, 'wrong_uri', () => ({ uri: `https://${evil}/` })],
    ['with our host as the user of another URI', 422, 'wrong_uri', () => ({ uri: `${server.origin}@${evil}/` })],
    ['with a user in its URI', 422, 'wrong_uri', () => ({ uri: server.origin.replace('//', '//user:word@') })],
    ['with an empty user in its URI', 422, 'wrong_uri', () => ({ uri: server.origin.replace('//', '//@') })],
    ['with a blob: URI of our origin', 422, 'wrong_uri', () => ({ uri: `blob:${server.origin}/a` })],
    ['with a URI of another scheme', 422, 'wrong_uri', () => ({ uri: server.origin.replace('http', 'https') })],
    ['with a URI in capitals', 422, 'wrong_uri', () => ({ uri: server.origin.toUpperCase() })],
    ['with a URI that leaves our site by its path', 422, 'wrong_uri', () => ({ uri: `${server.origin}/a/../b` })],
    [
      'with a URI whose port has a zero before it',
      422,
      'wrong_uri',
      () => ({ uri: server.origin.replace(/:(\d+)$/, ':0$1') }),
    ],
    ['with a user in its domain', 422, 'wrong_domain', () => ({ domain: `user@${new URL(server.origin).host}` })],
    ['with another statement', 422, 'wrong_statement', () => ({ statement: 'I agree to everything.' })],
    ['without a statement', 422, 'wrong_statement', () => ({ statement: undefined })],
    ['for another chain', 422, 'unsupported_chain', () => ({ chainId: 1 })],
    ['that has expired', 422, 'expired', () => ({ issuedAt: other(-6 * minute), expirationTime: other(-1) })],
    ['that is not valid yet', 422, 'not_yet_valid', () => ({ notBefore: other(2 * minute) })],
    [
      'issued in the future',
      422,
      'not_yet_valid',
      () => ({ issuedAt: other(5 * minute), expirationTime: other(9 * minute) }),
    ],
    ['that never expires', 422, 'invalid_lifetime', () => ({ expirationTime: undefined })],
    ['that lives a day', 422, 'invalid_lifetime', () => ({ expirationTime: other(1440 * minute) })],
    ['that expires before its issue', 422, 'invalid_lifetime', () => ({ expirationTime: other(-minute) })],
    ['with a nonce of our form that we did not make', 401, 'nonce_unknown', () => ({ nonce: 'ab'.repeat(38) })],
    ['with a nonce of another form', 401, 'nonce_unknown', () => ({ nonce: 'ABCDEFGH12345678' })],
  ])('%s', async (_, status, reason, change) => {
    const answer = await attack(change())
    expect(answer).toMatchObject({ status, body: { error: reason, message: expect.any(String) }, cookies: [] })
  })

  it.each<[string, (message: string) => string]>([
    ['an empty one', () => ' '],
    ['a lower-case address', (message) => message.replace(account.address, account.address.toLowerCase())],
    ['a field twice', (message) => message.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['a second message behind the first', (message) => `${message}\n\n${message}`],
    ['an expiry that is no date', (message) => message.replace(/Expiration Time: .*/, 'Expiration Time: never')],
    ['a day that does not exist', (message) => message.replace(/Issued At: [^T]*/, 'Issued At: 2026-02-30')],
    ['Windows line ends', (message) => message.replaceAll('\n', '\r\n')],
    ['a time in a form that only one parser takes', (message) => message.replaceAll(/T(\d\d:)/g, 't$1')],
    ['a time without a zone', (message) => message.replace(/(Issued At: .*)Z/, '$1')],
    ['a time of another zone', (message) => message.replace(/(Issued At: .*)Z/, '$1+00:00')],
    ['a time of other digits', (message) => message.replace(/(Issued At: .*)Z/, '$10Z')],
    ['the hour 24', (message) => message.replace(/(Issued At: .*)T\d\d/, '$1T24')],
    ['its chain id with a zero before it', (message) => message.replace('Chain ID: ', 'Chain ID: 0')],
    ['its chain id in hex', (message) => message.replace(/Chain ID: .*/, 'Chain ID: 0x7a69')],
    ['its chain id as a float', (message) => message.replace(/Chain ID: .*/, '$&.0')],
    ['its chain id with an exponent', (message) => message.replace(/Chain ID: .*/, 'Chain ID: 31337e0')],
    ['its chain id with a sign', (message) => message.replace('Chain ID: ', 'Chain ID: +')],
    ['a space before its chain id', (message) => message.replace('Chain ID: ', 'Chain ID:  ')],
    ['a space at the end of a line', (message) => message.replace('Version: 1', 'Version: 1 ')],
    ['digits of another alphabet', (message) => message.replace('Version: 1', 'Version: \u0661')],
    ['an address with a wrong checksum', (message) => message.replace(account.address, swapCase(account.address))],
    [
      'an address in capitals',
      (message) => message.replace(/0x[0-9a-fA-F]{40}/, (a) => `0x${a.slice(2).toUpperCase()}`),
    ],
    ['a field twice with other values', (message) => message.replace(/URI: .*/, `$&\nURI: https://${evil}`)],
    ['fields in another order', (message) => message.replace(/(Version: 1)\n(Chain ID: .*)/, '$2\n$1')],
    ['a field that EIP-4361 does not have', (message) => message.replace('Version', 'Purpose: none\nVersion')],
    ['a line before it', (message) => `\n${message}`],
    ['a line behind it', (message) => `${message}\n`],
    ['a byte order mark', (message) => `\ufeff${message}`],
    ['a letter that cannot be seen', (message) => message.replace('Sign in', 'Sign\u200b in')],
    ['half a character', (message) => message.replace('Sign in', 'Sign\ud800in')],
    ['a NUL', (message) => message.replace('Sign in', 'Sign\0in')],
    ['a lone carriage return', (message) => message.replace('Nonce', '\rNonce')],
    ['a Unicode line separator', (message) => message.replace('\nNonce', '\u2028Nonce')],
    ['resources without any', (message) => `${message}\nResources:`],
    ['an empty request id', (message) => `${message}\nRequest ID: `],
  ])('not in the form of EIP-4361: %s', async (_, edit) => {
    expect(await attack({}, edit)).toMatchObject({ status: 400, body: { error: 'malformed_message' }, cookies: [] })
  })
})

describe('a nonce', () => {
  it('of another browser is refused', async () => {
    const { message, signature } = await prepareSignIn(openBrowser(server), account, chain.chainId)
    const thief = openBrowser(server)
    await thief.fetchNonce()
    const answer = await thief.verify(message, signature)
    expect(answer).toMatchObject({ status: 401, body: { error: 'nonce_unknown' }, cookies: [] })
    await expectSignedOut(thief)
  })

  it('is refused from a browser that never asked for one', async () => {
    const { message, signature } = await prepareSignIn(openBrowser(server), account, chain.chainId)
    const answer = await openBrowser(server).verify(message, signature)
    expect(answer).toMatchObject({ status: 401, body: { error: 'nonce_unknown' }, cookies: [] })
  })

  it('used before is refused, even by the browser that signed in with it', async () => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    expect((await browser.verify(message, signature)).status).toBe(200)
    await browser.post('/api/auth/logout', {})
    expect(await browser.verify(message, signature)).toMatchObject({ status: 401, body: { error: 'nonce_used' } })
    await expectSignedOut(browser)
  })

  it('used before is refused in a new message with a new signature', async () => {
    const browser = openBrowser(server)
    const { nonce, message, signature } = await prepareSignIn(browser, account, chain.chainId)
    await browser.verify(message, signature)
    const again = createSiweMessage({
      ...createFields(account.address, nonce),
      issuedAt: new Date(Date.now() - minute),
    })
    const answer = await browser.verify(again, await account.signMessage({ message: again }))
    expect(answer).toMatchObject({ status: 401, body: { error: 'nonce_used' } })
  })

  it('lets exactly one of many parallel calls in', async () => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.verify(message, signature)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'nonce_used')).toHaveLength(7)
  })

  it('is spent by a wrong signature', async () => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    const wrong = await stranger.signMessage({ message })
    expect(await browser.verify(message, wrong)).toMatchObject({ body: { error: 'invalid_signature' } })
    expect(await browser.verify(message, signature)).toMatchObject({ status: 401, body: { error: 'nonce_used' } })
  })
})

function swapCase(address: Address): string {
  return `0x${[...address.slice(2)].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('')}`
}
