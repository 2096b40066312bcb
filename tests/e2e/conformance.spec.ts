import { createSafe } from '@/tests/e2e/support/createSafe'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

// Where the published packages differ from the specification, and what we do about it: one test for each. All that differs
// on purpose is listed in SPECIFICATION-DIFFERENCES.md beside this file.

test.describe('an answer faster than RainbowKit expects', () => {
  test.use({ walletOptions: { delayMs: 0 } })

  test('still shows RETRY instead of spinning for ever', async ({ page, wallet }) => {
    const welcome = welcomePage(page)
    wallet.rejectNext('eth_requestAccounts')
    await welcome.open()
    await welcome.pickWallet()
    await expect(welcome.dialog.getByText(/retry/i)).toBeVisible()
  })
})

test('the verify dialog says Sign message, as every RainbowKit 2 does', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connect()
  await expect(welcome.dialog.getByTestId('rk-auth-message-button')).toHaveText('Sign message')
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a dialog’s main button is white with black text', async ({ page }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connectButton.click()
  const button = welcome.dialog.getByRole('button', { name: 'Get a Wallet' })
  await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(button.getByText('Get a Wallet')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('connecting on a chain that is not configured asks the wallet to switch; refusing fails the connection', async ({
  page,
  wallet,
}) => {
  const welcome = welcomePage(page)
  await wallet.switchChain(10)
  wallet.rejectNext('wallet_switchEthereumChain')
  await welcome.open()
  await welcome.pickWallet()
  await expect(welcome.dialog.getByText(/retry/i)).toBeVisible()
  await welcome.dialog.getByText(/retry/i).click()
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible()
  expect(wallet.chainId()).toBe(31337)
})

test('ten finished transactions are kept, though the package keeps eleven', async ({ page, wallet }) => {
  const list = Array.from({ length: 15 }, (_, index) => ({
    hash: `0x${String(index).padStart(64, '0')}`,
    description: `Old ${index}`,
    status: 'confirmed',
  }))
  await page.addInitScript(
    ([address, text]) => localStorage.setItem('rk-transactions', `{"${address}":{"31337":${text}}}`),
    [wallet.address(), JSON.stringify(list)],
  )
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  const recent = await createSafe(page)
  await expect(recent.getByRole('listitem')).toHaveCount(3)
  const countFinished = () =>
    page.evaluate((address) => {
      const stored = JSON.parse(localStorage.getItem('rk-transactions') ?? '{}')
      return stored[address][31337].filter(({ status }: { status: string }) => status !== 'pending').length
    }, wallet.address())
  await expect.poll(countFinished).toBe(10)
})

test('Escape on the verify dialog disconnects', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connect()
  await page.keyboard.press('Escape')
  await expect(welcome.dialog).toBeHidden()
  await expect(welcome.connectButton).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})
