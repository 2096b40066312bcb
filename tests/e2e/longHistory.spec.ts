import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { owners } from '@/devnet/accounts'
import { parseCsv } from '@/lib/file/csv'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { makeUpHistory, pageSize } from '@/tests/e2e/support/madeUpHistory'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'

const [alice] = owners

const open = (page: Page, address: Address) => page.goto(safePath('/transactions/history', address))
const rows = (page: Page) => page.getByRole('main').locator('[data-transaction]')

const longSafe = () => seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 }, 0n)

test('of two thousand rows only those that were seen are checked, and the list loads on to its end', async ({
  page,
}) => {
  test.slow()
  const { address } = await longSafe()
  const asked = await makeUpHistory(page, address)
  await open(page, address)
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).first().locator('[data-verification]')).toHaveAttribute('data-verification', 'mismatch')
  const checkedAtFirst = new Set(asked).size
  expect(checkedAtFirst).toBeGreaterThan(0)
  expect(checkedAtFirst).toBeLessThan(30)
  const more = page.getByRole('button', { name: 'Load more' })
  await more.press('Enter')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(pageSize)
  const scrollToTheEnd = async () => {
    await page.keyboard.press('End')
    return rows(page).count()
  }
  await expect.poll(scrollToTheEnd, { timeout: 120_000 }).toBe(2_000)
  await expect(more).toHaveCount(0)
  // Each page's end was in view for a moment, at most: a few dozen rows of all.
  expect(new Set(asked).size).toBeLessThan(400)
  await expect(rows(page).last()).toContainText('1')
  // Far from the window a row is its sentence and link alone, and near it all of it again, with what was found.
  const first = rows(page).first()
  const verdict = first.locator('[data-verification]')
  await expect(first.getByRole('link', { name: 'Send 0.000000000000002 ETH to' })).toHaveCount(1)
  await expect(verdict).toHaveCount(0)
  // What is drawn on the way may hold up one press.
  const scrollToTheTop = async () => {
    await page.keyboard.press('Home')
    return page.evaluate(() => scrollY)
  }
  await expect.poll(scrollToTheTop).toBe(0)
  await expect(verdict).toHaveAttribute('data-verification', 'mismatch')
  // The focus is nothing that is lost on the way, and what is printed is whole.
  await rows(page).nth(1_000).getByRole('link').focus()
  await expect(rows(page).nth(1_000).locator('[data-verification]')).toHaveCount(1)
  await expect(rows(page).nth(1_000).getByRole('link')).toBeFocused()
  await expect(verdict).toHaveCount(0)
  const printed = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.querySelectorAll('main li[data-transaction] [data-verification]').length
  })
  expect(printed).toBe(2_000)
  await expect(verdict).toHaveCount(0)
  // What is looked for is found among all, and what was looked for before comes back whole.
  const search = page.getByRole('searchbox')
  await search.fill('0.000000000000001234')
  await expect(rows(page)).toHaveCount(1)
  await search.fill('')
  await expect(rows(page)).toHaveCount(2_000)
})

test('an export of many pages tells how far it is, and can be stopped', async ({ page }) => {
  const { address } = await longSafe()
  await makeUpHistory(page, address)
  await open(page, address)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = parseCsv(await readFile(await download.path(), 'utf8'))
  expect(lines).toHaveLength(2_001)
  expect(lines.at(-1)).toContain('0.000000000000000001')
  // The next one never gets its second page.
  await page.route(new RegExp(`cursor=${pageSize}$`), () => undefined)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText(`${pageSize} transactions read…`)).toBeVisible()
  await page.getByRole('button', { name: 'Stop the export' }).click()
  await expect(page.getByText('The export was stopped.')).toBeVisible()
})
