import { parseEther } from 'viem'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

test('a wallet on a phone pairs by the QR code, signs in, sends, and is still there after a reload', async ({
  page,
  phone,
  chain,
}) => {
  test.slow()
  const recipient = '0x000000000000000000000000000000000000bEEF'
  const before = await chain.getBalance({ address: recipient })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.pickWallet('WalletConnect')
  await phone.pairFromScreenshot(page)
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible({ timeout: 30_000 })
  await welcome.sign()
  await expect(welcome.signedIn).toBeVisible({ timeout: 30_000 })

  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount in ETH').fill('0.25')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Send 0.25 ETH to 0x00…bEEF')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Confirmed')).toBeVisible({ timeout: 30_000 })
  expect((await chain.getBalance({ address: recipient })) - before).toBe(parseEther('0.25'))
  // The connector repeats its account with each request; that is no reason to sign out.
  await expect(welcome.signedIn).toBeVisible()

  await page.reload()
  await expect(welcome.signedIn).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(phone.address())).toBeVisible()
})
