import type { Page } from '@playwright/test'
import { recipients } from '@/devnet/accounts'
import {
  act,
  balanceOf,
  dialog,
  fillPayment,
  nonceOf,
  openMore,
  openNew,
  reviewDraft,
  seed,
  verified,
} from '@/tests/e2e/support/actPage'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { safePath } from '@/tests/e2e/support/seed'
import { narrow, openAsBob, saveFrom } from './otherOwner'
import { test } from './site'

const [dave] = recipients

const fileField = (page: Page) => page.getByLabel('Transaction of another owner, as a file')
const save = (page: Page) => () => dialog(page).getByRole('button', { name: 'Save as a file' }).click()
const finish = (page: Page) => dialog(page).getByRole('button', { name: 'Done' }).click()

test('without a Safe service a transaction goes to another owner as a file, comes back signed, and is executed', async ({
  page,
  browser,
  baseURL,
  asked,
}, testInfo) => {
  const safe = await seed()
  const queue = safePath('/transactions/queue', safe.address)
  await openNew(page, safe)
  await fillPayment(page, dave.address, '0.5')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and hand on').click()
  const first = await saveFrom(page, testInfo.outputPath('first.json'), save(page))
  await finish(page)

  const other = await openAsBob(browser, baseURL, narrow)
  await other.page.goto(queue)
  await fileField(other.page).setInputFiles(first)
  await verified(other.page)
  await expectNoFaults(other.page)
  await openMore(other.page)
  await act(other.page, 'Sign and hand on').click()
  await expect(dialog(other.page).getByText('Enough owners have signed')).toBeVisible()
  const second = await saveFrom(other.page, testInfo.outputPath('second.json'), save(other.page))
  await finish(other.page)
  await other.close()
  expect(await nonceOf(safe)).toBe(0n)

  const before = await balanceOf(dave.address)
  await page.goto(queue)
  await fileField(page).setInputFiles(second)
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await balanceOf(dave.address)).toBeGreaterThan(before)
  expect(await nonceOf(safe)).toBe(1n)
  expect([...asked, ...other.asked]).toEqual([])
})
