import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkServed, listRequests } from '@/scripts/checkSite/checkServed'
import { compareSite } from '@/scripts/checkSite/compareSite'
import { parseSiteManifest } from '@/scripts/checkSite/siteManifest'
import { openBrowser } from '@/tests/api/browser'
import type { ProxyName } from './proxies'
import { startSignIns } from './signIns'
import { startTwoSites, type TwoSites, unpackRelease } from './twoSites'
import { fetchFrom, nextAddress } from './visitor'

const everyFifth = <T>(items: readonly T[]) => items.filter((_, index) => index % 5 === 0)

let release: ReturnType<typeof unpackRelease>
beforeAll(() => {
  release = unpackRelease()
})
afterAll(() => release.remove())

const readManifest = () => readFileSync(join(release.deployed, 'public/build.json'), 'utf8')
const askFrom = (origin: string) => openBrowser({ origin, stop: async () => {} }, origin, fetchFrom(nextAddress()))

let sites: TwoSites
let origin: string

/** Has the tests of this block run behind one of the proxies, and tests what both do. */
function serveBehind(name: ProxyName): void {
  beforeAll(async () => {
    sites = await startTwoSites(name, release.deployed, { isMixed: true })
    origin = sites.proxy.site
  })
  afterAll(() => sites?.stop())

  test('speaks HTTP/2, and sends visitors from http to https for good', async () => {
    const session = connectHttp2(origin)
    const answer = session.request({ ':path': '/' })
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      answer.once('response', resolve).once('error', reject).end()
    })
    expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=63072000' })
    session.destroy()
    const plain = await fetch(`${sites.proxy.plainSite}/home?safe=a`, { redirect: 'manual' })
    expect(plain.status).toBe(308)
    expect(new URL(plain.headers.get('location') ?? '')).toMatchObject({
      protocol: 'https:',
      pathname: '/home',
      search: '?safe=a',
    })
  })

  test('counts by the address that a visitor has, not by one that a request names', async () => {
    const browser = askFrom(origin)
    const claims = Array.from({ length: 61 }, (_, index) => ({ 'x-forwarded-for': `203.0.113.${index}` }))
    const answers = await Promise.all(claims.map((headers) => browser.send('/api/auth/nonce', { headers })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => `${status} ${body.error}`)).toEqual(['429 too_many_requests'])
    expect((await askFrom(origin).send('/api/auth/nonce')).status).toBe(200)
  })
}

describe('two processes of a release behind nginx', () => {
  serveBehind('nginx')

  test('serve the very bytes, headers and redirects of the release', { timeout: 120_000 }, async () => {
    const found = await compareSite(origin, { expect: () => readManifest(), say: () => undefined })
    expect(found.differences).toEqual([])
  })

  test('sign in across both, and nobody fails to while one after the other is started again', {
    timeout: 120_000,
  }, async () => {
    const load = startSignIns(origin, origin, { visitors: 4, network: () => fetchFrom(nextAddress()) })
    const signedIn = async (more: number) => {
      const wanted = load.done.length + more
      while (load.done.length < wanted) await new Promise((done) => setTimeout(done, 20))
    }
    for (const place of [0, 1] as const) {
      await signedIn(10)
      await sites.stopSite(place)
      await signedIn(10)
      await sites.startSite(place)
    }
    await signedIn(10)
    await load.stop()
    expect(load.done.filter(({ status }) => status !== 200).map(({ status, error }) => `${status} ${error}`)).toEqual(
      [],
    )
    const each = sites.ports.map((port) => `http://127.0.0.1:${port}`)
    for (const { account, askSession, repeat } of load.done.slice(-10)) {
      expect(await Promise.all(each.map(askSession))).toEqual([account, account])
      const repeated = await Promise.all(each.map(repeat))
      expect(repeated.map(({ body }) => body.error)).toEqual(['nonce_used', 'nonce_used'])
    }
  })

  test('leaves to certbot what proves that the name is the host’s', async () => {
    const { status } = await fetch(`${sites.proxy.plainSite}/.well-known/acme-challenge/none`, { redirect: 'manual' })
    expect(status).toBe(404)
  })

  test('refuses one address that asks without end, and serves the others', async () => {
    const greedy = fetchFrom(nextAddress())
    const answers = await Promise.all(Array.from({ length: 400 }, () => greedy(`${sites.proxy.site}/api/health`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await fetchFrom(nextAddress())(`${sites.proxy.site}/api/health`)).status).toBe(200)
  })

  test('lets one address hold so many requests open, and serves the others', async () => {
    const url = new URL(sites.proxy.site)
    const localAddress = nextAddress()
    const open: TLSSocket[] = []
    const head = `POST / HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 9\r\n\r\n1`
    const refused = await new Promise<string>((resolve) => {
      for (let index = 0; index < 210; index += 1) {
        const wire = connect({ host: '127.0.0.1', port: Number(url.port), localAddress })
        const socket = connectTls({ socket: wire.on('error', () => undefined), servername: 'localhost' })
        socket.on('error', () => undefined).once('secureConnect', () => socket.write(head))
        socket.once('data', (bytes) => resolve(String(bytes)))
        open.push(socket)
      }
    })
    expect(refused).toMatch(/^HTTP\/1\.1 429 /)
    expect((await fetchFrom(nextAddress())(`${sites.proxy.site}/`)).status).toBe(200)
    for (const socket of open) socket.destroy()
  })
})

describe('a release behind Caddy', () => {
  serveBehind('Caddy')

  // What it might change, it changes everywhere.
  test('serves the very bytes, headers and redirects of the release', async () => {
    const expected = parseSiteManifest(readManifest())
    expect(await checkServed(origin, expected, everyFifth(listRequests(expected)))).toEqual([])
  })

  test('has pages wait while its process is started again', async () => {
    await sites.stopSite(0)
    const asked = fetch(`${origin}/`)
    await sites.startSite(0)
    expect((await asked).status).toBe(200)
  })
})
