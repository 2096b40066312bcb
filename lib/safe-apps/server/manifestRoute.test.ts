import { describe, expect, it } from 'vitest'
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

async function ask(url: string, { siteOrigin = 'http://localhost:3000', headers = {}, method = 'GET' } = {}) {
  const route = await serve(manifestRoute({ getSiteOrigin: () => siteOrigin, timeoutMs: 300 }))
  const response = await fetch(`${route}/?url=${encodeURIComponent(url)}`, { headers, method })
  return { status: response.status, answer: await response.json() }
}

describe('manifestRoute', () => {
  it('gives the checked fields of a manifest, and whether the app lets others read it', async () => {
    const app = await serveApp({
      '/': {},
      '/manifest.json': { ...manifest, headers: { 'access-control-allow-origin': '*' } },
    })
    expect(await ask(app)).toEqual({
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
    const slow = await serve(() => undefined)
    expect((await ask(slow)).answer).toMatchObject({ manifestProblem: 'timeout', pageProblem: 'timeout' })
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

  it('answers pages of this site only, and GET only', async () => {
    const app = await serveApp({ '/': {} })
    expect((await ask(app, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await ask(app, { method: 'POST' })).status).toBe(405)
  })
})
