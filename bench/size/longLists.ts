import type { Page } from '@playwright/test'
import { owners } from '../../devnet/accounts'
import { safePath, seedSafe } from '../../tests/e2e/support/seed'
import { listAtTheWire } from './madeUpLists'
import { measure } from './measure'
import type { Visitor } from './visitor'

const [alice] = owners
const patience = 60_000

const rows = (page: Page) => page.getByRole('main').locator('[data-transaction]')

async function scrollToTheEnd(page: Page, count: number) {
  let shown = { size: 0, since: Date.now() }
  while (shown.size !== count) {
    await page.keyboard.press('End')
    await page.waitForTimeout(50)
    const size = await rows(page).count()
    if (size !== shown.size) shown = { size, since: Date.now() }
    if (Date.now() - shown.since > patience) throw new Error(`The list stays at ${size} of ${count} rows`)
  }
}

async function openList({ openPage }: Visitor, list: 'history' | 'queued', count: number) {
  const { address } = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 }, 0n)
  const page = await openPage()
  await listAtTheWire(page, address, list, count)
  await page.goto(safePath(list === 'history' ? '/transactions/history' : '/transactions/queue', address))
  await rows(page).first().locator('[data-verification="mismatch"]').waitFor()
  return page
}

export async function measureHistory(visitor: Visitor, count: number) {
  const { report } = visitor
  const page = await openList(visitor, 'history', count)
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

export async function measureQueue(visitor: Visitor, count: number) {
  const { report } = visitor
  const page = await openList(visitor, 'queued', count)
  await report('all loaded, at the end', await measure(page, () => scrollToTheEnd(page, count)), page)
  const toggle = page.getByRole('checkbox')
  await page.keyboard.press('Home')
  await report('list changed', await measure(page, () => toggle.click()), page)
}
