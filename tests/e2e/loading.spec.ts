import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { siteEnv } from '@/tests/e2e/support/siteEnv'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

/** Holds what the page asks for at this address until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('before any script has run a click opens the list, and what is picked is kept, shown, and answered once', async ({
  page,
  wallet,
}) => {
  const release = await holdBack(page, '**/_next/static/**/*.js')
  const welcome = welcomePage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await welcome.pickWallet()
  await expect(welcome.dialog.getByText('Opening…')).toBeVisible()
  release()
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome.dialog).toBeHidden()
  await expect(welcome.connectButton).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_requestPermissions')).toHaveLength(1)
})

test('what is picked waits for the session’s status, and who leaves meanwhile is asked nothing', async ({
  page,
  wallet,
}) => {
  const release = await holdBack(page, '**/api/auth/session')
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.pickWallet()
  await expect(welcome.dialog.getByText('Opening…')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome.dialog).toBeHidden()
  await welcome.connectButton.click()
  await expect(welcome.dialog.getByText('What is a Wallet?')).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(welcome.dialog.getByText('What is a Wallet?')).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'wallet_requestPermissions')).toEqual([])
  await welcome.dialog.getByRole('button', { name: 'Devnet account' }).click()
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  test('a click before any script has run is kept, shown, and answered once, by the sheet', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/**/*.js')
    const welcome = welcomePage(page)
    await page.goto('/', { waitUntil: 'commit' })
    await welcome.connectButton.click()
    await expect(page.getByText('Opening…').filter({ visible: true })).toBeVisible()
    release()
    await expect(welcome.dialog.getByText('Get a Wallet')).toBeVisible()
    await expect(page.getByText('Opening…').filter({ visible: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(welcome.dialog).toBeHidden()
  })

  test('the session’s status arrives late without shutting the sheet', async ({ page }) => {
    const release = await holdBack(page, '**/api/auth/session')
    const welcome = welcomePage(page)
    await welcome.open()
    await welcome.connectButton.click()
    await expect(page.getByText('Opening…').filter({ visible: true })).toBeVisible()
    release()
    await expect(welcome.dialog.getByText('Get a Wallet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(welcome.dialog.getByText('Get a Wallet')).toBeVisible()
  })
})

test('a wallet piece that cannot be loaded is said to whoever waits for it, and the next click tries again', async ({
  page,
}) => {
  const named = new Set<string>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (named.size === 0) {
      const sources = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
      for (const source of sources) named.add(new URL(source ?? '', page.url()).href)
    }
    if (named.has(route.request().url())) await route.continue()
    else await route.abort()
  })
  const welcome = welcomePage(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const notice = page.getByText('The wallet list could not be loaded. Check the connection and try again.')
  await expect(notice).toBeHidden()
  await welcome.connectButton.click()
  await expect(notice).toBeVisible()
  await page.unroute('**/_next/static/chunks/*.js')
  await welcome.connectButton.click()
  await expect(welcome.dialog.getByText('Connect a Wallet')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a returning visitor never sees Connect Wallet while the connection is restored', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.addInitScript(() => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Connect Wallet')
      if (button?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.flashed = ''
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(welcome.signedIn).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a wrong setting stops the server’s start with the list of what is wrong', async () => {
  const env = { ...process.env, ...siteEnv, PORT: '0', SESSION_SECRET: 'short', SITE_ORIGIN: 'nowhere' }
  const server = spawn(process.execPath, [`${siteEnv.NEXT_DIST_DIR}/standalone/server.js`], { env })
  let output = ''
  server.stdout.on('data', (text) => {
    output += text
  })
  server.stderr.on('data', (text) => {
    output += text
  })
  const [code] = await once(server, 'exit')
  expect(code).toBe(1)
  expect(output).toContain('SESSION_SECRET: each secret needs 32 characters or more')
  expect(output).toContain('SITE_ORIGIN: must be')
})

test('scripts come compressed ahead of time, and to a client that reads no Brotli by gzip', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const script = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const ask = (accepted: string) => request.get(script, { headers: { 'Accept-Encoding': accepted } })
  const [brotli, gzip] = [await ask('gzip, deflate, br, zstd'), await ask('gzip')]
  expect(brotli.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(gzip.headers()['content-encoding']).toBe('gzip')
  expect(await brotli.text()).toBe(await gzip.text())
})
