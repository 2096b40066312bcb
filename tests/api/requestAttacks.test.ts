import { connect } from 'node:net'
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
    ['a prototype', '{"message":"x","signature":"0x","__proto__":{"message":"y"}}'],
    ['a constructor', '{"message":"x","signature":"0x","constructor":{"prototype":{}}}'],
    ['its fields in a prototype', '{"__proto__":{"message":"x","signature":"0x"}}'],
    ['lists in lists', '['.repeat(30_000)],
    ['lists in lists that end', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a byte order mark', `\ufeff${JSON.stringify(ofNoUse)}`],
    ['two bodies', `${JSON.stringify(ofNoUse)}${JSON.stringify(ofNoUse)}`],
    ['a comment', `${JSON.stringify(ofNoUse)}//`],
    ['hex with a capital X', { message: 'x', signature: '0X12' }],
  ])('with %s', async (_, body) => {
    const answer = await openBrowser(server).post(path, body)
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' }, cookies: [] })
  })
})

it('a body that is no text is refused, not read as other signs', async () => {
  const { message } = await prepareSignIn(openBrowser(server), account, anvil.id)
  const body = Buffer.from(
    JSON.stringify({ message: message.replace('Sign in', 'Sign\u00e9in'), signature: '0x' }),
    'latin1',
  )
  const headers = { 'content-type': 'application/json', origin: server.origin }
  const response = await fetch(`${server.origin}/api/auth/verify`, { method: 'POST', headers, body })
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    ...{ status: 400, body: { error: 'invalid_request' } },
  })
})

describe('the parts of a request that two readers may read differently', () => {
  const good = `?chainId=31337&address=${account.address}`

  it.each([
    ['a chain given twice', `${good}&chainId=1`],
    ['an address given twice', `${good}&address=${account.address}`],
    ['a field too many', `${good}&a=b`],
    ['an empty field too many', `${good}&`.replace(/&$/, '&=')],
    ['a chain id with a zero before it', good.replace('=3', '=03')],
    ['a chain id in hex', good.replace('31337', '0x7a69')],
    ['a chain id with a space', good.replace('31337', '31337%20')],
    ['an address of other digits', good.replace(/0x../, '0xzz')],
  ])('make no nonce of %s', async (_, query) => {
    const answer = await openBrowser(server).send(`/api/auth/nonce${query}`)
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' }, cookies: [] })
  })

  it.each([
    ['two origins', 'Origin: ORIGIN\r\nOrigin: https://evil.example', 403],
    ['the origin twice', 'Origin: ORIGIN\r\nOrigin: ORIGIN', 403],
    ['two fetch sites', 'Origin: ORIGIN\r\nSec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site', 403],
    ['two lengths', 'Origin: ORIGIN\r\nContent-Length: 3', 400],
    ['a length and chunks', 'Origin: ORIGIN\r\nTransfer-Encoding: chunked', 400],
    ['a header over two lines', 'Origin:\r\n ORIGIN', 400],
    ['a space before a colon', 'Origin : ORIGIN', 400],
    ['a bare line feed in a header', 'Origin: ORIGIN\nX: y', 400],
  ])('are refused: %s', async (_, lines, status) => {
    const { host, hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /api/auth/logout HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Content-Length: 2',
    ]
    const rest = [lines.replaceAll('ORIGIN', server.origin), 'Connection: close', '', '{}']
    socket.write([...head, ...rest].join('\r\n'))
    const answer = (await socket.toArray()).join('')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toMatch(/set-cookie/i)
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
