import { createSafe } from '@/tests/e2e/support/createSafe'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

test('a wallet on a phone pairs by the QR code, signs in, pays for a Safe, and is still there after a reload', async ({
  page,
  phone,
}) => {
  test.slow()
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.pickWallet('WalletConnect')
  await phone.pairFromScreenshot(page)
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible({ timeout: 30_000 })
  await welcome.sign()
  await expect(welcome.signedIn).toBeVisible({ timeout: 30_000 })

  const recent = await createSafe(page)
  await expect(recent.getByText('Confirmed')).toBeVisible({ timeout: 30_000 })
  // The connector repeats its account with each request; that is no reason to sign out.
  await expect(welcome.signedIn).toBeVisible()

  await page.reload()
  await expect(welcome.signedIn).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(phone.address())).toBeVisible()
})
