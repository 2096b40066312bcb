import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthServer, startAuthServer } from './authServer'
import { openBrowser, prepareSignIn } from './browser'

const account = privateKeyToAccount(generatePrivateKey())
let server: AuthServer
beforeAll(async () => {
  // No node listens there: a key's signature is checked without one.
  server = await startAuthServer([anvil])
})
afterAll(() => server.stop())

describe('a request that is refused', () => {
  const path = '/api/auth/verify'
  const ofNoUse = { message: 'x', signature: '0x' }

  it.each([
    ['/api/auth/nonce', 'POST', 'GET'],
    ['/api/auth/session', 'DELETE', 'GET'],
    ['/api/auth/verify', 'GET', 'POST'],
    ['/api/auth/verify', 'PUT', 'POST'],
    ['/api/auth/logout', 'GET', 'POST'],
    ['/api/health', 'POST', 'GET, HEAD'],
  ])('%s by the wrong method %s', async (wrongPath, method, allow) => {
    const answer = await openBrowser(server).send(wrongPath, { method })
    expect(answer).toMatchObject({ status: 405, body: { error: 'method_not_allowed' } })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'with the content type "%s"',
    async (type) => {
      const answer = await openBrowser(server).post(path, ofNoUse, { 'content-type': type })
      expect(answer).toMatchObject({ status: 415, body: { error: 'unsupported_media_type' } })
    },
  )

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another origin by a client that says nothing else', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['no stated origin', { origin: '' }],
  ])('posted from %s', async (_, headers) => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    const answer = await browser.post(path, { message, signature }, headers)
    expect(answer).toMatchObject({ status: 403, body: { error: 'cross_site' }, cookies: [] })
    expect(await browser.post('/api/auth/logout', {}, headers)).toMatchObject({ status: 403 })
    expect((await browser.verify(message, signature)).status).toBe(200)
  })

  it("that fetches a nonce or the session from another site's page", async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const browser = openBrowser(server)
    expect(await browser.send('/api/auth/nonce', { headers })).toMatchObject({ status: 403, cookies: [] })
    expect(await browser.send('/api/auth/session', { headers })).toMatchObject({ status: 403 })
  })

  it('with a body of 1 MB, whether its length is announced or not', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(1_000_000), signature: '0x' })
    expect(await openBrowser(server).post(path, body)).toMatchObject({ status: 413, body: { error: 'body_too_large' } })
    const stream = new Blob([body]).stream()
    const headers = { 'content-type': 'application/json', origin: server.origin }
    const chunked = { method: 'POST', headers, body: stream, duplex: 'half' }
    const response = await fetch(server.origin + path, chunked)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: 'body_too_large' })
  })

  it.each([
    ['no JSON', '{"message":'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['no signature', { message: 'x' }],
    ['a number as message', { message: 1, signature: '0x' }],
    ['an odd number of hex digits', { message: 'x', signature: '0x1' }],
    ['a signature that is not hex', { message: 'x', signature: 'abc' }],
    ['a message longer than any of ours', { message: 'x'.repeat(1_501), signature: '0x' }],
    ['a field too many', { ...ofNoUse, address: account.address }],
  ])('with %s', async (_, body) => {
    const answer = await openBrowser(server).post(path, body)
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' }, cookies: [] })
  })
})

describe('a session cookie', () => {
  async function signIn() {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    await browser.verify(message, signature)
    return { browser, seal: browser.jar.get('countersign-session') ?? '' }
  }

  it.each<[string, (seal: string) => string]>([
    ['a character changed in the middle', (seal) => replaceAt(seal, Math.floor(seal.length / 2))],
    ['a character changed at the end', (seal) => replaceAt(seal, seal.length - 4)],
    ['its version cut off', (seal) => seal.replace(/~\d+$/, '')],
    ['its parts cut off', (seal) => seal.slice(0, 40)],
    ['another seal version', (seal) => seal.replace('Fe26.2', 'Fe26.3')],
    ['plain JSON instead', () => encodeURIComponent(JSON.stringify({ address: account.address, chainId: 31337 }))],
    ['nothing in it', () => ''],
  ])('with %s counts as signed out and does not hinder the next sign-in', async (_, tamper) => {
    const { browser, seal } = await signIn()
    expect(await browser.fetchSession()).not.toBeNull()
    browser.jar.set('countersign-session', tamper(seal))
    expect(await browser.fetchSession()).toBeNull()
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    expect((await browser.verify(message, signature)).status).toBe(200)
  })
})

function replaceAt(text: string, index: number): string {
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1)
}
