import type { Browser, Page } from '@playwright/test'
import { owners, recipients } from '@/devnet/accounts'
import {
  act,
  balanceOf,
  chain,
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
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { safePath } from '@/tests/e2e/support/seed'
import { test, watchGateway } from '@/tests/e2e/support/withoutService'
import { installWallet } from '@/tests/e2e/wallet/installWallet'
import { readQr } from '@/tests/e2e/walletConnect/qr'

const [, bob] = owners
const [dave] = recipients
const executed = 'Executed: the network says that it succeeded.'

/** Another owner in a browser of their own. */
async function openAsBob(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const wallet = await installWallet(context, { rpcUrls: { 31337: chain.url }, chainId: 31337 })
  await wallet.switchAccount(1)
  expect(wallet.address()).toBe(bob.address)
  const asked = watchGateway(context)
  const page = await context.newPage()
  await returnConnected(page, wallet, baseURL)
  return { page, asked, close: () => context.close() }
}

/** What a camera reads from the dialog. */
async function readShownQr(page: Page) {
  await unfold(page, 'Show as QR code')
  const code = dialog(page).getByRole('img', { name: 'QR code of the link to this transaction' })
  await expect(code).toBeVisible()
  return readQr(await code.screenshot({ animations: 'disabled' }))
}

test('without a Safe service transactions are composed, signed, handed on by QR code and by file, and executed by another owner', async ({
  page,
  context,
  wallet,
  browser,
  baseURL,
}, testInfo) => {
  const safe = await seed()
  const asked = watchGateway(context)
  await returnConnected(page, wallet, baseURL)
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
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy as a link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(await readShownQr(page)).toBe(link)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.goto(safePath('/transactions/queue', safe.address))
  await expect(page.getByText('whoever it was handed on to has your signature')).toBeVisible()
  await expect(page.getByText('and 1 signature is kept here.')).toBeVisible()
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

  await openNew(page, safe)
  await page.getByLabel('Call a contract').check()
  await page.getByLabel('Contract', { exact: true }).fill(dave.address)
  await page.getByLabel('Call data', { exact: true }).fill(`0x${'5afe'.repeat(600)}`)
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and hand on').click()
  await expect(dialog(page).getByText('Too long for a QR code: hand it on as a file or as a link.')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save as a file' }).click()
  const path = testInfo.outputPath('transaction.json')
  await (await downloading).saveAs(path)
  await other.page.goto(safePath('/transactions/queue', safe.address))
  await other.page.getByLabel('Transaction of another owner, as a file').setInputFiles(path)
  await verified(other.page)
  await act(other.page, 'Execute directly').click()
  await expect(dialog(other.page).getByText(executed)).toBeVisible()
  expect(await nonceOf(safe)).toBe(2n)
  await other.close()
  expect([...asked, ...other.asked]).toEqual([])
})
