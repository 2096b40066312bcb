import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { asListener } from '@/tests/api/authServer'
import { serve } from '@/tests/api/loopbackServer'
import { manifestRoute } from './manifestRoute'

type Page = { status?: number; headers?: Record<string, string>; body?: string }

function serveApp(pages: Record<string, Page>): Promise<string> {
  return serve((request, response) => {
    const { status = 200, headers = {}, body = '' } = pages[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
}

const manifest = { body: JSON.stringify({ name: 'Test', description: 'An app', iconPath: 'icon.svg', secret: 'x' }) }

const name = 'ab'.repeat(16)
type Asking = {
  siteOrigin?: string
  browser?: string
  headers?: Record<string, string>
  method?: string
  body?: string
}

/** The route with settings of its own, and a page that asks it. */
async function startRoute(settings: Partial<AuthConfig> = {}, timeoutMs = 300) {
  const config = { siteOrigin: 'http://localhost:3000', secrets: [''], chains: [], embedded: false } as const
  const nonceStore = () => ({ consume: async () => false })
  const all = { ...config, safeSignInLifetime: 1, nonceStore, ...settings }
  const origin = await serve(asListener(manifestRoute(() => all, { timeoutMs })))
  const send = async (url: string, { browser = name, headers = {}, method = 'POST', body }: Asking = {}) => {
    const response = await fetch(origin, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: all.siteOrigin,
        ...(browser ? { cookie: `${cookieOf(all.siteOrigin)}=${browser}` } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: body ?? JSON.stringify({ url }) } : {}),
    })
    return { status: response.status, headers: response.headers, answer: await response.json() }
  }
  return (url: string, asking?: Asking) => {
    const answer = send(url, asking)
    // The end of a test ends what it left waiting.
    answer.catch(() => undefined)
    return answer
  }
}

function cookieOf(siteOrigin: string): string {
  return siteOrigin.startsWith('https:') ? '__Host-countersign-browser' : 'countersign-browser'
}

async function ask(url: string, { siteOrigin = 'http://localhost:3000', ...asking }: Asking = {}) {
  return (await startRoute({ siteOrigin }))(url, asking)
}

describe('manifestRoute', () => {
  it('gives the checked fields of a manifest, and whether the app lets others read it', async () => {
    const app = await serveApp({
      '/': {},
      '/manifest.json': { ...manifest, headers: { 'access-control-allow-origin': '*' } },
    })
    expect(await ask(app)).toMatchObject({
      status: 200,
      answer: {
        manifest: { name: 'Test', description: 'An app', iconUrl: `${app}/icon.svg` },
        manifestProblem: null,
        sharesManifest: true,
        pageProblem: null,
        pageStatus: 200,
        finalOrigin: app,
        frameRefusal: null,
      },
    })
    const silent = await serveApp({ '/': {}, '/manifest.json': manifest })
    expect((await ask(silent)).answer).toMatchObject({ manifest: { name: 'Test' }, sharesManifest: false })
  })

  it('says what is wrong with a manifest, and shows nothing of it', async () => {
    const bodies: [string, Page][] = [
      ['malformed', { body: '<html>secret' }],
      ['malformed', { body: '{"name": 5, "key": "secret"}' }],
      ['tooLarge', { body: `{"name":"${'x'.repeat(70_000)}"}` }],
      ['status', { status: 500, body: 'secret' }],
      ['refused', { status: 302, headers: { location: 'https://10.0.0.1/manifest.json' } }],
    ]
    for (const [problem, page] of bodies) {
      const { answer } = await ask(await serveApp({ '/': {}, '/manifest.json': page }))
      expect(answer).toMatchObject({ manifest: null, manifestProblem: problem })
      expect(JSON.stringify(answer)).not.toContain('secret')
    }
  })

  it('does not believe a manifest that another site sends', async () => {
    const other = await serveApp({ '/manifest.json': manifest })
    const app = await serveApp({
      '/': {},
      '/manifest.json': { status: 302, headers: { location: `${other}/manifest.json` } },
    })
    expect((await ask(app)).answer).toMatchObject({ manifest: null, manifestProblem: 'redirected' })
  })

  it('sees that the app refuses to be framed, or leads elsewhere', async () => {
    const closed = await serveApp({ '/': { headers: { 'x-frame-options': 'DENY' } } })
    expect((await ask(closed)).answer).toMatchObject({ frameRefusal: 'X-Frame-Options: DENY' })
    const policy = { headers: { 'content-security-policy': 'frame-ancestors https://app.safe.global' } }
    const strict = await serveApp({ '/': policy })
    expect((await ask(strict)).answer).toMatchObject({ frameRefusal: 'frame-ancestors https://app.safe.global' })
    const moved = await serveApp({ '/': { status: 302, headers: { location: `${closed}/` } } })
    expect((await ask(moved)).answer).toMatchObject({ finalOrigin: closed })
  })

  it('gives a slow app up', async () => {
    const slow = await serve((_, response) => response.write('{'))
    expect((await ask(slow)).answer).toMatchObject({ manifestProblem: 'timeout', pageProblem: null })
  })

  it('tells alike, and at the same time, whatever gives no answer', async () => {
    const silent = await serve(() => undefined)
    const rude = await serve((request) => request.socket.destroy())
    const closed = 'https://127.0.0.1:9/'
    const notTls = (await serve((_, response) => response.end())).replace('http:', 'https:')
    const nameless = 'https://nobody.invalid/'
    const answers = await Promise.all(
      [silent, rude, closed, notTls, nameless].map(async (url) => {
        const { status, answer } = await ask(url)
        return { status, answer }
      }),
    )
    const [first] = answers
    expect(first?.answer).toMatchObject({
      manifestProblem: 'unreachable',
      pageProblem: 'unreachable',
      finalOrigin: null,
    })
    for (const { answer } of answers) expect(answer).toEqual(first?.answer)
  })

  it('does not tell before the time is over that nobody answers', async () => {
    const page = await startRoute({}, 20_000)
    const closed = page('https://127.0.0.1:9/')
    await page(await serveApp({ '/': {} }))
    await page(await serveApp({ '/': {} }))
    expect(await Promise.race([closed, Promise.resolve('waits')])).toBe('waits')
  })

  it('on a public site asks nothing of this machine or of a private network', async () => {
    let asked = 0
    const app = await serve((_, response) => {
      asked += 1
      response.end()
    })
    for (const url of [app, 'https://127.0.0.1/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'https://[::1]/']) {
      const { answer } = await ask(url, { siteOrigin: 'https://safe.example.org' })
      expect(answer).toMatchObject({ manifestProblem: 'refused', pageProblem: 'refused', finalOrigin: null })
    }
    expect(asked).toBe(0)
  })

  it('refuses what is no address of an app, its own site included', async () => {
    for (const url of [
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://example.org',
      'http://localhost:3000/a',
    ]) {
      expect((await ask(url)).status).toBe(400)
    }
  })

  it.each<[string, number, Asking]>([
    ['from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['from a sibling site', 403, { headers: { 'sec-fetch-site': 'same-site' } }],
    ['from an address bar', 403, { headers: { 'sec-fetch-site': 'none' } }],
    ['with another origin', 403, { headers: { origin: 'https://evil.example' } }],
    ['without an origin', 403, { headers: { origin: '' } }],
    ['as a form', 415, { headers: { 'content-type': 'text/plain' } }],
    ['by GET', 405, { method: 'GET' }],
    ['without a name for the browser', 401, { browser: '' }],
    ['with a name that is none of ours', 401, { browser: 'me' }],
    ['with more than an address', 400, { body: '{"url":"https://a.example","method":"DELETE"}' }],
    ['with a prototype', 400, { body: '{"url":"https://a.example","__proto__":{"a":1}}' }],
    ['with a list of addresses', 400, { body: '{"url":["https://a.example"]}' }],
  ])('asks nobody anything when asked %s', async (_, status, asking) => {
    let asked = 0
    const app = await serve((_, response) => {
      asked += 1
      response.end()
    })
    expect((await ask(app, asking)).status).toBe(status)
    expect(asked).toBe(0)
  })

  it('gives a browser its name with the first answer', async () => {
    const page = await startRoute()
    const { status, answer, headers } = await page('https://127.0.0.1:9/', { browser: '' })
    expect({ status, error: answer.error }).toEqual({ status: 401, error: 'browser_unknown' })
    const [, given = ''] = /^countersign-browser=([0-9a-f]{32});/.exec(headers.get('set-cookie') ?? '') ?? []
    expect((await page(await serveApp({ '/': {} }), { browser: given })).status).toBe(200)
  })

  it('serves everybody while many browsers look at slow sites', async () => {
    const page = await startRoute({}, 20_000)
    const slow = await Promise.all(Array.from({ length: 12 }, () => serve(() => undefined)))
    const open = slow.flatMap((origin) =>
      Array.from({ length: 10 }, (_, index) =>
        page(`${origin}/${index}`, { browser: randomBytes(16).toString('hex') }),
      ),
    )
    const app = await serveApp({ '/': {}, '/manifest.json': manifest })
    expect((await page(app)).answer).toMatchObject({ pageProblem: null, manifest: { name: 'Test' } })
    // Four of each origin are left, 48 of 120; the others have given way, as if nobody had answered.
    const given = await Promise.race([Promise.all(open.slice(0, 6)), Promise.all(open)])
    expect(given.map(({ answer }) => answer.pageProblem)).toEqual(given.map(() => 'unreachable'))
  })

  it('lets one browser look at four addresses at a time, the newest', async () => {
    const page = await startRoute({}, 20_000)
    const slow = await Promise.all(Array.from({ length: 5 }, () => serve(() => undefined)))
    const open = slow.map((url) => page(url))
    expect((await open[0])?.answer).toMatchObject({ pageProblem: 'unreachable' })
    const app = await serveApp({ '/': {} })
    expect((await page(app)).answer).toMatchObject({ pageProblem: null })
  })

  it('looks once for all who ask for the same address, and lets none of them end it for the others', async () => {
    const page = await startRoute({}, 20_000)
    let answer = () => {}
    let asked = 0
    const app = await serve((_, response) => {
      asked += 1
      const before = answer
      answer = () => {
        before()
        response.end()
      }
    })
    const other = 'cd'.repeat(16)
    const both = [page(app), page(app, { browser: other })]
    await vi.waitFor(() => expect(asked).toBe(2))
    for (const url of await Promise.all(Array.from({ length: 4 }, () => serve(() => undefined)))) {
      void page(url)
    }
    await vi.waitFor(async () => expect((await page(await serveApp({ '/': {} }))).status).toBe(200))
    answer()
    for (const { answer } of await Promise.all(both)) expect(answer).toMatchObject({ pageProblem: null })
    expect(asked).toBe(2)
  })

  it('refuses a browser that asks without a pause, until the minute is over', async () => {
    const page = await startRoute()
    const app = await serveApp({ '/': {} })
    const answers = []
    for (let index = 0; index < 31; index += 1) answers.push(await page(app))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await page(app, { browser: 'cd'.repeat(16) })).status).toBe(200)
  })
})
