import { expect, test } from './fixtures'
import { embeddingOrigin, ports } from './siteEnv'
import { relayPort } from './walletConnect/relayPort'
import { welcomePage } from './welcomePage'

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
