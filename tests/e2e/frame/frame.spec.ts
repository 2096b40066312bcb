import type { Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { expectNoFaults, expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'

const everyone = owners.map(({ address }) => address)
const seed = () => seedSafe({ version: '1.4.1', owners: everyone, threshold: 2 })
const theSafe = (page: Page) => page.getByRole('region', { name: 'The Safe' })
const opener = (page: Page) => theSafe(page).getByRole('button', { expanded: false })
const mark = (page: Page) => page.locator('[data-agreement]:visible')
const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const narrow = { width: 390, height: 844 }
const name = (page: Page, address: string, text: string) =>
  page.addInitScript((entry) => localStorage.setItem('countersign.addressBook', JSON.stringify([entry])), {
    address,
    name: text,
  })

test('changing to another Safe keeps the page, by the keyboard alone, and the tab’s title names both', async ({
  page,
}) => {
  const [safe, other] = [await seed(), await seed()]
  await name(page, safe.address, 'Treasury')
  await page.goto(safePath('/balances', other.address))
  await expect(mark(page)).toHaveAttribute('data-agreement', 'match')
  await page.goto(safePath('/transactions/history', safe.address))
  await expect(page).toHaveTitle('Transaction history · dev:Treasury – Countersign')
  await expect(theSafe(page)).toContainText('Treasury')
  await tabTo(opener(page))
  await page.keyboard.press('Enter')
  const list = theSafe(page).getByRole('region', { name: 'Viewed lately' })
  await expect(list.getByRole('link')).toHaveCount(2)
  await expect(list.getByRole('link', { name: 'Treasury' })).toHaveAttribute('aria-current', 'true')
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(list.getByRole('link').nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/transactions/history\\?safe=dev:${other.address}$`))
  await expect(page).toHaveTitle(/^Transaction history · dev:0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4} – Countersign$/)
  await expect(list).toBeHidden()
})

test('on a narrow screen all of the frame is reached from two bars, and nothing is wider than 320 px', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  const safe = await seed()
  await page.goto(safePath('/home', safe.address))
  const navigation = page.getByRole('navigation', { name: 'This Safe' })
  await expect(navigation.getByRole('link')).toHaveText(['New transaction', 'Home', 'Transactions', 'Assets'])
  await navigation.getByRole('button', { name: 'More' }).click()
  await expect(navigation.locator('[data-agreement]:visible')).toHaveAttribute('data-agreement', 'match')
  await expectNoFaults(page)
  await navigation.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(new RegExp(`/settings/setup\\?safe=dev:${safe.address}$`))
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeHidden()
  await opener(page).click()
  await expect(theSafe(page).getByRole('button', { name: 'Copy address' })).toBeVisible()
  await expectNoFaults(page)
  for (const target of await page.locator('nav a:visible, nav button:visible, header button:visible').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  // The second is what a window of 1280 px has at 200 %.
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 640, height: 422 },
  ]) {
    await page.setViewportSize(viewport)
    await navigation.getByRole('button', { name: 'More' }).click()
    await expect(navigation.getByRole('radio', { name: 'Dark' })).toBeInViewport()
    await navigation.locator('[data-agreement]:visible').scrollIntoViewIfNeeded()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/home', '/transactions/queue', '/address-book']) {
    await page.goto(safePath(path, safe.address))
    await expect(theSafe(page)).toContainText('2 of 3')
    await expectNoFaults(page)
  }
})

test('light or dark is chosen in the frame, kept, and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const safe = await seed()
  await page.goto(safePath('/transactions/queue', safe.address))
  const light = await theme(page)
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => theme(page)).not.toBe(light)
  await expectNoFaultsInBothModes(page)
  // Such a look leaves a system that is dark: what was chosen must hold against one that is light.
  await page.emulateMedia({ colorScheme: 'light' })
  const dark = await theme(page)
  expect(dark).not.toBe(light)
  // Without any script but the one in the page itself.
  await page.route('**/_next/**', (route) => route.abort())
  await page.goto(safePath('/transactions/queue', safe.address), { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'This Safe' })).toBeVisible()
  expect(await theme(page)).toBe(dark)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect.poll(() => theme(page)).toBe(light)
})

test('one key opens the search and another the list of shortcuts; both are accessible in both modes', async ({
  page,
}) => {
  const safe = await seed()
  await page.goto(safePath('/home', safe.address))
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('history')
  await expect(page.getByRole('option', { selected: true })).toContainText('Transaction history')
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/transactions/history\\?safe=dev:${safe.address}$`))
  await expect(field).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(new RegExp(`/balances\\?safe=dev:${safe.address}$`))
})
