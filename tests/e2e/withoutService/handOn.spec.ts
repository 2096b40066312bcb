import type { Locator, Page } from '@playwright/test'
import { hashMessage } from 'viem'
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
  unfold,
  verified,
} from '@/tests/e2e/support/actPage'
import { expectNoFaults, modes } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import {
  isAccepted,
  verdict as messageVerdict,
  readFinal,
  review as reviewMessage,
  signButton,
} from '@/tests/e2e/support/messagesPage'
import { safePath } from '@/tests/e2e/support/seed'
import { readQr } from '@/tests/e2e/walletConnect/qr'
import { copyFrom, openAsBob } from './otherOwner'
import { test } from './site'

const [dave] = recipients
const text = 'We agree.\nEinverstanden: 好的'
const executed = 'Executed: the network says that it succeeded.'

/** How many pixels of a field lie outside of the panel that its form is in. */
function findBeyondForm(field: Locator) {
  return field.evaluate((input) => {
    const edge = input.closest('form')?.parentElement?.getBoundingClientRect().right ?? 0
    return Math.max(0, Math.ceil(input.getBoundingClientRect().right - edge))
  })
}

/** What a camera reads from the dialog. */
async function readShownQr(page: Page) {
  await unfold(page, 'Show as QR code')
  const code = dialog(page).getByRole('img', { name: 'QR code of the link to this transaction' })
  await expect(code).toBeVisible()
  return readQr(await code.screenshot({ animations: 'disabled' }))
}

test('without a Safe service a transaction is composed, signed, handed on by link and QR code, and executed by another owner', async ({
  page,
  browser,
  baseURL,
  asked,
}) => {
  const safe = await seed()
  await page.goto(safePath('/home', safe.address))
  await expect(page.getByText('a transaction goes from owner to owner as a link or a file')).toBeVisible()
  await expect(page.locator('[data-agreement]').filter({ visible: true })).toHaveText('From the network alone')
  await openNew(page, safe)
  await fillPayment(page, dave.address, '0.5')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and hand on').click()
  await expect(dialog(page).getByText('Signed. Nobody was told')).toBeVisible()
  await expect(dialog(page).getByText('Still to sign, 1 of these:')).toBeVisible()
  await expect(act(page, 'Execute now')).toHaveCount(0)
  const link = await copyFrom(page, () => dialog(page).getByRole('button', { name: 'Copy as a link' }).click())
  expect(await readShownQr(page)).toBe(link)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.goto(safePath('/transactions/queue', safe.address))
  await expect(page.getByText('and 1 signature is kept here.')).toBeVisible()
  // It is told once: that it was signed is told where it is not held any more.
  await expect(page.getByText('whoever it was handed on to has your signature')).toHaveCount(0)
  for (const { viewport, colorScheme } of modes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page)
  }

  const other = await openAsBob(browser, baseURL)
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Review the transaction of the link' }).click()
  await verified(other.page)
  // Whoever executes as an owner has signed by that; here the last signature comes first.
  await expect(act(other.page, 'Execute directly')).toBeVisible()
  await openMore(other.page)
  await act(other.page, 'Sign and hand on').click()
  await expect(dialog(other.page).getByText('Enough owners have signed')).toBeVisible()
  const before = await balanceOf(dave.address)
  await act(other.page, 'Execute now').click()
  await expect(dialog(other.page).getByText(executed)).toBeVisible()
  expect(await balanceOf(dave.address)).toBeGreaterThan(before)
  expect(await nonceOf(safe)).toBe(1n)
  await dialog(other.page).getByRole('button', { name: 'Done' }).click()

  await other.close()
  expect([...asked, ...other.asked]).toEqual([])
})

test('without a Safe service a message goes from owner to owner as link and file', async ({
  page,
  browser,
  baseURL,
  asked,
}, testInfo) => {
  const safe = await seed()
  await reviewMessage(page, safe, text)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
  await expect(page).toHaveURL(/\/transactions\/msg\?/)
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(messageVerdict(page)).toHaveAttribute('data-verification', 'match')
  const link = await copyFrom(page, () => page.getByRole('button', { name: 'Copy as a link' }).click())

  const other = await openAsBob(browser, baseURL)
  await other.page.goto(link)
  await expect(other.page.getByText('1 of 2', { exact: true })).toBeVisible()
  await signButton(other.page).click()
  await expect(other.page.getByText('2 of 2', { exact: true })).toBeVisible()
  expect(await isAccepted(safe, hashMessage(text), await readFinal(other.page))).toBe(true)
  const downloading = other.page.waitForEvent('download')
  await other.page.getByRole('button', { name: 'Save as a file' }).click()
  const path = testInfo.outputPath('message.json')
  await (await downloading).saveAs(path)
  await other.close()

  await page.goto(safePath('/transactions/messages', safe.address))
  await expect(page.locator('[data-message]')).toHaveCount(1)
  for (const { viewport, colorScheme } of modes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page)
  }
  expect(await findBeyondForm(page.getByLabel('Or its link or text'))).toBe(0)
  await page.getByLabel('Message of another owner, as a file').setInputFiles(path)
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  expect(await isAccepted(safe, hashMessage(text), await readFinal(page))).toBe(true)
  await expectNoFaults(page)
  expect([...asked, ...other.asked]).toEqual([])
})
