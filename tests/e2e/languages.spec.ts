import type { Page } from '@playwright/test'
import { expectAccessible } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { findOverflows, seedEveryPage } from '@/tests/e2e/support/narrowPage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { welcomePage } from '@/tests/e2e/support/welcomePage'
import { englishFinder } from './support/englishLeft'

const html = (page: Page) => page.locator('html')
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')

async function choose(page: Page, name: string, from: string) {
  await page.getByRole('contentinfo').getByLabel(from).selectOption(name)
}

/** Each line that the browser's console says from now on. */
function listenToConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    // The browser itself says it where the gateway does not know one of the site's networks.
    if (!message.location().url.includes('/v1/chains/1/')) lines.push(message.text())
  })
  return lines
}

/** All that can be read on the page, and what is said to those who cannot see it. */
function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      if (!nodes.currentNode.parentElement?.closest('script, style')) texts.push(nodes.currentNode.textContent ?? '')
    }
    const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))
    return [...texts, ...names].join('\n')
  })
}

test('a language chosen in the footer shows the same page in it, until another one is chosen', async ({ page }) => {
  const lines = listenToConsole(page)
  await page.goto('/new-safe/create?from=here')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(choice(page).getByRole('option')).toHaveText(['English', 'Deutsch', '简体中文'])
  await expect(choice(page).locator('option[lang="zh-CN"]')).toHaveText('简体中文')
  await choose(page, 'Deutsch', 'Language')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveURL(/\/new-safe\/create\?from=here$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safe erstellen')
  await expect(choice(page)).toHaveValue('de')
  await expectAccessible(page)
  const lost = await page.goto('/nowhere')
  expect(lost?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await page.getByRole('link', { name: 'Zurück zum Start' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  await page.getByRole('main').getByRole('textbox').fill('dev:0x12')
  await choose(page, 'English', 'Sprache')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Address of a Safe')).toHaveValue('dev:0x12')
  await expect(welcomePage(page).connectButton).toBeVisible()
  // A page that is not there is a line of the browser's own.
  expect(lines.filter((line) => !line.includes('404'))).toEqual([])
})

test('in German the wallet dialogs speak German, and what is signed to sign in is English', async ({
  page,
  wallet,
}) => {
  const lines = listenToConsole(page)
  await page.goto('/')
  await choose(page, 'Deutsch', 'Language')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Ein Wallet verbinden')).toBeVisible()
  await dialog.getByRole('button', { name: 'Browser Wallet' }).first().click()
  await expect(dialog.getByText('Verifizieren Sie Ihr Konto')).toBeVisible()
  await dialog.getByTestId('rk-auth-message-button').filter({ hasText: 'Nachricht signieren' }).click()
  await expect(page.getByText('Bewiesen: Sie sind angemeldet')).toBeVisible()
  const [message] = wallet.requests.filter(({ method }) => method === 'personal_sign')
  const text = Buffer.from(String(message?.params?.[0]).slice(2), 'hex').toString()
  expect(text).toContain(
    '\n\nSign in to prove that this account is yours. Signing is free and sends no transaction.\n\nURI: ',
  )
  await expectAccessible(page)
  expect(lines).toEqual([])
})

test('a refusal of the server is said in the language of the page', async ({ page, wallet }) => {
  await page.goto('/')
  await choose(page, 'Deutsch', 'Language')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await page.route('**/api/auth/verify', (route) => {
    const { signature } = route.request().postDataJSON()
    const spoiled = `${String(signature).slice(0, -4)}${String(signature).endsWith('1c') ? '001b' : '001c'}`
    return route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), signature: spoiled }) })
  })
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Browser Wallet' }).first().click()
  await dialog.getByTestId('rk-auth-message-button').filter({ hasText: 'Nachricht signieren' }).click()
  await expect(page.getByText('Das Konto hat diese Nachricht nicht signiert.')).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('the settings of this browser have the choice too', async ({ page, wallet }) => {
  await returnConnected(page, wallet)
  const settings = (await seedEveryPage()).find((path) => path.includes('/settings/setup')) ?? ''
  await page.goto(settings)
  await page.getByLabel('Language').selectOption('简体中文')
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN')
  expect(page.url()).toContain(settings)
  await expect(page.getByLabel('语言')).toHaveValue('zh-CN')
})

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' })

  test('is offered German in one line that moves nothing, and keeps its answer', async ({ page }) => {
    await page.goto('/')
    const offer = page.getByText('Diese Seite gibt es auf Deutsch.')
    await expect(offer).toBeVisible()
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await expect(page.locator('[lang="de"]', { has: offer })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nein, danke' }).click()
    await expect(offer).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(choice(page)).toBeVisible()
    await expect(offer).toBeHidden()
  })

  test('takes it with one click, on a page about a Safe too', async ({ page }) => {
    const home = (await seedEveryPage()).find((path) => path.includes('/home')) ?? ''
    await page.goto(home)
    await page.getByRole('button', { name: 'Auf Deutsch anzeigen' }).click()
    await expect(html(page)).toHaveAttribute('lang', 'de')
    expect(page.url()).toContain(home)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Diese Seite gibt es auf Deutsch.')).toBeHidden()
  })
})

test.describe('a browser that prefers traditional Chinese, then English', () => {
  test.use({ locale: 'zh-TW' })

  test('is offered no other script', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(choice(page)).toBeVisible()
    await expect(page.locator('footer [lang]:not(option)')).toHaveCount(0)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const language of ['de', 'zh-CN']) {
    test(`each page has room for ${language}, and nothing English is left on it`, async ({ page, wallet, baseURL }) => {
      test.setTimeout(180_000)
      const findEnglish = englishFinder(language)
      await page.context().addCookies([{ name: 'countersign.language', value: language, url: baseURL ?? '' }])
      await returnConnected(page, wallet)
      for (const path of await seedEveryPage()) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(html(page)).toHaveAttribute('lang', language)
        await expect(page.locator('h1').first()).toBeVisible()
        expect.soft(await findOverflows(page), path).toEqual([])
        expect.soft(findEnglish(await readTexts(page)), path).toEqual([])
      }
      expect(wallet.requests.length).toBeGreaterThan(0)
    })
  }
})
