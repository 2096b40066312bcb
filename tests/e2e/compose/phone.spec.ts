import type { Locator } from '@playwright/test'
import { seed } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { safePath } from '@/tests/e2e/support/seed'

test.use({ viewport: { width: 390, height: 844 } })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

test('on a phone the kind of action is one line, and the form begins right below it', async ({ page }) => {
  const safe = await seed()
  await page.goto(safePath('/transactions/new', safe.address))
  const kind = page.getByRole('combobox', { name: 'Kind of action' })
  await expect(kind).toHaveValue('send')
  await expect(page.getByRole('group', { name: 'Kind of action' })).toBeHidden()
  expect((await boxOf(kind)).height).toBeGreaterThanOrEqual(44)
  expect((await boxOf(page.getByLabel('Receiver'))).y).toBeLessThan(500)
  await expectNoFaultsInBothModes(page)

  // A link that names a kind leads straight to its form.
  await page.goto(safePath('/transactions/new', safe.address, '&form=owners&change=threshold'))
  await expect(kind).toHaveValue('owners')
  expect((await boxOf(page.getByLabel('Change', { exact: true }))).y).toBeLessThan(500)
  await kind.selectOption('Call a contract')
  expect((await boxOf(page.getByLabel('Contract', { exact: true }))).y).toBeLessThan(500)
})

test('a token has the same logo in the form as among the assets, and what an amount is worth moves nothing', async ({
  page,
}) => {
  const safe = await seed()
  await page.goto(safePath('/balances', safe.address))
  const listed = page.getByRole('row').filter({ hasText: 'Ether' }).locator('img').first()
  const logo = (await listed.getAttribute('src')) ?? ''
  expect(logo).not.toBe('')
  await page.goto(safePath('/transactions/new', safe.address))
  const token = page.getByRole('combobox', { name: /^Token/ })
  await expect(token.locator('img')).toHaveAttribute('src', logo)
  await token.click()
  await expect(page.getByRole('option', { name: /ETH/ }).locator('img')).toHaveAttribute('src', logo)
  await page.keyboard.press('Escape')
  const review = page.getByRole('button', { name: 'Review', exact: true })
  const before = await boxOf(review)
  await page.getByLabel('Amount').fill('0.5')
  await expect(page.getByText('about $1,250.00')).toBeVisible()
  expect(await boxOf(review)).toEqual(before)
})
