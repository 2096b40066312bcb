import { owners } from '@/devnet/accounts'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'
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

test('a page names the bytes of its scripts, fetches each once, and refuses others', async ({ page }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })
  const path = safePath('/transactions/queue', safe.address)
  const isCode = /\/_next\/static\/.*\.(js|css)$/
  const fetched: string[] = []
  page.on('request', (request) => isCode.test(request.url()) && fetched.push(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('lists nothing that waits')).toBeVisible()
  expect(fetched).toEqual([...new Set(fetched)])

  const named = await page.request.get(path).then((answer) => answer.text())
  // A browser asks for no hash of what a worker runs, nor of what is only fetched for it.
  const isForWorker = (tag: string) => / rel="prefetch"/.test(tag)
  const tags = (named.match(/<(script|link)\b[^>]*\/_next\/static[^>]*>/g) ?? []).filter((tag) => !isForWorker(tag))
  expect(tags.length).toBeGreaterThan(10)
  expect(tags.filter((tag) => !/ integrity="sha256-[\w+/]{43}="/.test(tag))).toEqual([])

  const refused = new Set<string>()
  page.on('console', (message) => {
    const [, file] = /'integrity' attribute for resource '(\S+)'/.exec(message.text()) ?? []
    if (file) refused.add(new URL(file).pathname)
  })
  const filesOf = (kind: RegExp) =>
    tags.filter((tag) => kind.test(tag)).map((tag) => /\/_next[^"]*/.exec(tag)?.[0] ?? '')
  const [scripts, ahead] = [filesOf(/^<script/), filesOf(/rel="preload".*as="script"/)]
  expect(ahead.length).toBeGreaterThan(0)
  // First what is fetched ahead for a piece that comes later, then what the page itself runs.
  for (const changed of [ahead, scripts]) {
    await page.route(
      (url) => changed.includes(url.pathname),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()} ` })
      },
    )
    refused.clear()
    await page.goto(path)
    await expect.poll(() => changed.some((file) => refused.has(file))).toBe(true)
  }
  await expect.poll(() => scripts.filter((file) => !refused.has(file))).toEqual([])
  expect(await page.evaluate(() => 'next' in window)).toBe(false)
})
