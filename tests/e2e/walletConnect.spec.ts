import { expect, test } from './fixtures'
import { readPairingUri } from './walletConnect/qr'
import { welcomePage } from './welcomePage'

test('a wallet on a phone pairs by the QR code, signs in, sends, and is still there after a reload', async ({
  page,
  phone,
}) => {
  test.slow()
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.pickWallet('WalletConnect')
  await phone.pair(await readPairingUri(page))
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible({ timeout: 30_000 })
  await welcome.sign()
  await expect(welcome.signedIn).toBeVisible({ timeout: 30_000 })
})
