import { describe, expect, it } from 'vitest'
import { type Asking, ask, manifest, type Page, serveApp, startRoute } from '@/tests/api/askManifest'
import { serve } from '@/tests/api/loopbackServer'

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
})
