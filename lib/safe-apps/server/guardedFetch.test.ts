import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serve as serveOnLoopback } from '@/tests/api/loopbackServer'
import { guardedFetch } from './guardedFetch'

/** By a name: what is looked up is told by each test. */
const serve = (listener: RequestListener) => serveOnLoopback(listener, 'localhost')

const here = async () => [{ address: '127.0.0.1' }]
const options = { allowLoopback: true, signal: AbortSignal.timeout(20_000), maxBytes: 1_000, lookup: here }
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    (error) => error.problem,
  )

describe('guardedFetch', () => {
  it('reads a page of this machine where that is allowed, without cookies or credentials', async () => {
    let headers: object = {}
    const origin = await serve((request, response) => {
      headers = request.headers
      response.end('hello')
    })
    expect(await guardedFetch(`${origin}/a?b=c`, options)).toMatchObject({ status: 200, body: 'hello' })
    expect(headers).toEqual({
      host: new URL(origin).host,
      accept: '*/*',
      'accept-encoding': 'identity',
      connection: 'close',
    })
  })

  it('asks nothing of this machine where that is not allowed', async () => {
    let asked = 0
    const origin = await serve((_, response) => {
      asked += 1
      response.end()
    })
    const production = { ...options, allowLoopback: false }
    expect(await problemOf(guardedFetch(origin, production))).toMatch(/^(refused|private)$/)
    expect(await problemOf(guardedFetch(origin.replace('localhost', '127.0.0.1'), production))).toBe('refused')
    expect(asked).toBe(0)
  })

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'http://93.184.216.34/',
    'http://example.org/',
    'https://user:word@example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
  ])('refuses %s', async (href) => {
    const lookup = async () => [{ address: '93.184.216.34' }]
    expect(await problemOf(guardedFetch(href, { ...options, allowLoopback: false, lookup }))).toBe('refused')
  })

  it.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:10.0.0.1'])(
    'refuses a name that means %s, alone or beside a public address',
    async (address) => {
      const strict = { ...options, allowLoopback: false }
      for (const found of [[{ address }], [{ address: '93.184.216.34' }, { address }]]) {
        expect(await problemOf(guardedFetch('https://app.example/', { ...strict, lookup: async () => found }))).toBe(
          'private',
        )
      }
    },
  )

  it('refuses a name that means this machine and another one, even in development', async () => {
    const lookup = async () => [{ address: '127.0.0.1' }, { address: '10.0.0.1' }]
    expect(await problemOf(guardedFetch('https://app.example/', { ...options, lookup }))).toBe('private')
  })

  it('resolves a name once and connects to that address: a name that changes its mind gains nothing', async () => {
    const origin = await serve((_, response) => response.end('first'))
    const answers = ['127.0.0.1', '10.0.0.1', '169.254.169.254']
    let asked = 0
    const lookup = async () => {
      asked += 1
      return [{ address: answers[asked - 1] ?? '' }]
    }
    expect(await guardedFetch(origin, { ...options, lookup })).toMatchObject({ body: 'first' })
    expect(asked).toBe(1)
  })

  it.each([
    'https://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'https://private.example/',
    'http://example.org/',
    'file:///etc/passwd',
  ])('does not follow a redirect to %s', async (location) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end())
    const lookup = async (name: string) => [{ address: name === 'localhost' ? '127.0.0.1' : '10.0.0.1' }]
    const problem = location === 'https://private.example/' ? 'private' : 'refused'
    expect(await problemOf(guardedFetch(origin, { ...options, lookup }))).toBe(problem)
  })

  it('follows three redirects and no more', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('arrived')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await guardedFetch(`${origin}/3`, options)).toMatchObject({ body: 'arrived' })
    expect(await problemOf(guardedFetch(`${origin}/4`, options))).toBe('redirects')
  })

  it('reads no more than it was told to', async () => {
    const origin = await serve((_, response) => response.end('x'.repeat(1_001)))
    expect(await problemOf(guardedFetch(origin, options))).toBe('tooLarge')
    expect(await guardedFetch(origin, { ...options, maxBytes: 0 })).toMatchObject({ status: 200, body: '' })
  })

  it('gives up on a server that keeps silent, before its headers and within its body', async () => {
    const silent = await serve(() => undefined)
    const slow = await serve((_, response) => response.write('{'))
    for (const [origin, problem] of [
      [silent, 'silent'],
      [slow, 'timeout'],
    ] as const) {
      const signal = AbortSignal.timeout(100)
      expect(await problemOf(guardedFetch(origin, { ...options, signal }))).toBe(problem)
    }
    const signal = AbortSignal.timeout(100)
    const lookup = () => new Promise<never>(() => undefined)
    expect(await problemOf(guardedFetch('https://app.example', { ...options, lookup, signal }))).toBe('silent')
  })

  it('says that nobody answers', async () => {
    const lookup = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await problemOf(guardedFetch('https://app.example', { ...options, lookup }))).toBe('unreachable')
  })
})
