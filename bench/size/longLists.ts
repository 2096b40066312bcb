import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { safePath } from '../../tests/e2e/support/seed'
import { listAtTheWire } from './madeUpLists'
import { measure } from './measure'
import type { Report } from './report'

const rows = (page: Page) => page.getByRole('main').locator('[data-transaction]')

async function scrollToTheEnd(page: Page, count: number) {
  for (;;) {
    await page.keyboard.press('End')
    if ((await rows(page).count()) === count) return
    await page.waitForTimeout(50)
  }
}

export async function measureHistory(page: Page, address: Address, count: number, report: Report) {
  await listAtTheWire(page, address, 'history', count)
  await page.goto(safePath('/transactions/history', address))
  await rows(page).first().locator('[data-verification="mismatch"]').waitFor()
  await report('all loaded, at the end', await measure(page, () => scrollToTheEnd(page, count)), page)
  await page.keyboard.press('Home')
  const search = page.getByRole('searchbox')
  await search.focus()
  // All rows have the first letters, few have the last.
  await report(
    'search: first letters',
    await measure(page, () => search.pressSequentially('send', { delay: 100 })),
    page,
  )
  await report(
    'search: few left',
    await measure(page, () => search.pressSequentially(' 0.000000000000001234', { delay: 100 })),
    page,
  )
  await page.getByText(/ of /).first().waitFor()
  const clear = async () => {
    await search.press('ControlOrMeta+a')
    await search.press('Delete')
    await page.waitForFunction((all) => document.querySelectorAll('main [data-transaction]').length === all, count)
  }
  await report('search: cleared', await measure(page, clear), page)
}

export async function measureQueue(page: Page, address: Address, count: number, report: Report) {
  await listAtTheWire(page, address, 'queued', count)
  await page.goto(safePath('/transactions/queue', address))
  await rows(page).first().locator('[data-verification="mismatch"]').waitFor()
  await report('all loaded, at the end', await measure(page, () => scrollToTheEnd(page, count)), page)
  const toggle = page.getByRole('checkbox')
  await page.keyboard.press('Home')
  await report('list changed', await measure(page, () => toggle.click()), page)
}
