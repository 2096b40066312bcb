import { expect, test } from '@/tests/e2e/support/fixtures'
import { embeddingOrigin, ports } from '@/tests/e2e/support/siteEnv'
import { welcomePage } from '@/tests/e2e/support/welcomePage'
import { relayPort } from './walletConnect/relayPort'

test('nothing but the site is asked before a click', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([`localhost:${ports.site}`])
})

test('connecting and signing in asks the site and the configured chains and gateway alone', async ({
  page,
  wallet,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText('alice.eth').first()).toBeVisible()
  await page.reload()
  await expect(welcome.signedIn).toBeVisible()
  const configured = [ports.chain, ports.nameChain, ports.gateway, relayPort].map((port) => `127.0.0.1:${port}`)
  expect([...hosts].filter((host) => ![`localhost:${ports.site}`, ...configured].includes(host))).toEqual([])
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('the page cannot be framed by anyone who is not configured', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-ancestors ${embeddingOrigin};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('every answer has the headers that protect the page, redirects and refusals too', async ({ request, baseURL }) => {
  const ask = (path: string, method = 'GET') => request.fetch(`${baseURL}${path}`, { method, maxRedirects: 0 })
  const [page, ...others] = await Promise.all([
    ask('/'),
    ...['/home/', '/transactions/queue/?safe=dev:0x1', '//evil.example/', '/none', '/_next/static/chunks/none.js'].map(
      (path) => ask(path),
    ),
    ...[
      '/api/none',
      '/api/health',
      '/api/auth/session',
      '/api/auth/verify',
      '/api//auth/session',
      '/api/app-manifest',
    ].map((path) => ask(path)),
    ...[
      '/_next/data/none/index.json',
      '/_next/image?url=/icon.svg&w=64&q=75',
      '/404',
      '/500',
      '/%',
      '/%00',
      '/..%2f',
    ].map((path) => ask(path)),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'].flatMap((method) => [
      ask('/', method),
      ask('/api/auth/session', method),
      ask('/manifest.json', method),
    ]),
  ])
  const names = [
    ...['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'],
    'x-content-type-options',
  ]
  const kept = page ? names.map((name) => page.headers()[name]) : []
  expect(kept).toEqual([
    ...[expect.stringContaining("default-src 'self'"), 'strict-origin-when-cross-origin'],
    ...[expect.stringContaining('camera=()'), 'same-origin-allow-popups', 'nosniff'],
  ])
  expect(page?.headers()['cross-origin-resource-policy']).toBe('same-origin')
  for (const answer of others) {
    const headers = answer.headers()
    expect([answer.url(), answer.status(), ...names.map((name) => headers[name])]).toEqual([
      ...[answer.url(), answer.status()],
      ...kept,
    ])
    // Nobody is sent to another site.
    expect(headers.location ?? '/').toMatch(/^(\/(?!\/)|http:\/\/localhost:)/)
    const isOpen = answer.url() === `${baseURL}/manifest.json`
    expect([answer.url(), headers['cross-origin-resource-policy']]).toEqual([
      answer.url(),
      isOpen ? 'cross-origin' : 'same-origin',
    ])
  }
  expect(new Set(others.map((answer) => answer.status()))).toEqual(new Set([200, 308, 400, 404, 405, 500]))
})
