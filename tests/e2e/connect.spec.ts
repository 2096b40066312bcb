import type { BrowserContext } from '@playwright/test'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

/** What the server says, which hears of a sign-out a moment after the page does. */
const readSession = async (context: BrowserContext) =>
  (await (await context.request.get('/api/auth/session')).json()).session

test('connects, signs in and shows the account; a reload keeps both', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await expect(page).toHaveTitle('Countersign')
  await welcome.signIn()
  await expect(page.getByText(wallet.address())).toBeVisible()
  await expect(page.getByText('alice.eth').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /ETH$/ })).toBeVisible()
  await page.reload()
  await expect(welcome.signedIn).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

test('a second tab is connected and signed in without asking again', async ({ page, context, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByText('Proved: you are signed in')).toBeVisible()
  await expect(second.getByText(wallet.address())).toBeVisible()
})

test('a refusal in the wallet shows RETRY, and the next try connects', async ({ page, wallet, problems }) => {
  const welcome = welcomePage(page)
  wallet.rejectNext('eth_requestAccounts')
  await welcome.open()
  await welcome.pickWallet()
  await welcome.dialog.getByText('Retry', { exact: false }).click()
  await expect(welcome.dialog.getByText('Verify your account')).toBeVisible()
  expect(problems.found()).toEqual([])
})

test('a wallet that shares no account is refused instead of being connected with none', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  wallet.answerNext('wallet_requestPermissions', [])
  wallet.answerNext('eth_requestAccounts', [])
  await welcome.open()
  await welcome.pickWallet()
  await expect(welcome.dialog.getByText(/retry/i)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome.connectButton).toBeVisible()
})

test('a refused signature returns to idle in silence', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connect()
  const prompt = wallet.holdNext('personal_sign')
  await welcome.sign()
  await prompt.arrived
  await expect(welcome.dialog.getByText('Waiting for signature...')).toBeVisible()
  prompt.reject()
  await expect(welcome.signButton).toBeVisible()
  await expect(welcome.dialog.getByText(/error|wrong/i)).toHaveCount(0)
  await welcome.sign()
  await expect(welcome.signedIn).toBeVisible()
})

test('a failing signature says so and can be tried again', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connect()
  wallet.failNext('personal_sign', -32603, 'The device is locked')
  await welcome.sign()
  await expect(welcome.dialog.getByText('Error signing message, please retry!')).toBeVisible()
  await welcome.sign()
  await expect(welcome.signedIn).toBeVisible()
})

test('a failed verification and a failed nonce say so', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  await welcome.open()
  await welcome.connect()
  await welcome.sign()
  await expect(welcome.dialog.getByText('Error verifying signature, please retry!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome.connectButton).toBeVisible()
  const busy = { status: 429, headers: { 'retry-after': '7' }, json: { error: 'too_many_requests', message: 'Later' } }
  await page.route('**/api/auth/nonce', (route) => route.fulfill(busy), { times: 1 })
  await welcome.connect()
  await expect(page.getByText('Too many requests came from your network. Try again in 7 seconds.')).toBeVisible()
  await expect(welcome.dialog.getByText('Error preparing message, please retry!')).toBeVisible()
  await expect(welcome.dialog.getByText('Preparing message...')).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('switching the account in the wallet signs out', async ({ page, wallet, context }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await wallet.switchAccount(1)
  await expect(welcome.notSignedIn).toBeVisible()
  await expect(page.getByText(wallet.address())).toBeVisible()
  await expect.poll(() => readSession(context)).toBeNull()
})

test('a wrong network is named, switched away from, and ends the session', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await wallet.switchChain(10)
  await page.getByRole('button', { name: 'Wrong network' }).click()
  await expect(welcome.dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  const prompt = wallet.holdNext('wallet_switchEthereumChain')
  await welcome.dialog.getByRole('button', { name: 'Devnet' }).click()
  await expect(welcome.dialog.getByText('Confirm in Wallet')).toBeVisible()
  prompt.approve()
  await expect(welcome.dialog).toBeHidden()
  await expect(welcome.notSignedIn).toBeVisible()
})

test('refusing to switch closes the dialog in silence', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.getByRole('button', { name: 'Devnet' }).click()
  await expect(welcome.dialog.getByText('Switch Networks')).toBeVisible()
  wallet.rejectNext('wallet_switchEthereumChain')
  await welcome.dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(welcome.dialog).toBeHidden()
  await expect(welcome.signedIn).toBeVisible()
  await expect(page.getByText('Your wallet does not support switching')).toHaveCount(0)
})

test('a wallet that cannot switch from here says so', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  wallet.failNext('wallet_switchEthereumChain', 4200, 'The method is not supported')
  await page.getByRole('button', { name: 'Devnet' }).click()
  await welcome.dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(page.getByText('Your wallet does not support switching networks from this app.')).toBeVisible()
  await expect(welcome.signedIn).toBeVisible()
})

test('disconnecting in the wallet and on the page both end the session', async ({ page, wallet, context }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await wallet.disconnect()
  await expect(welcome.connectButton).toBeVisible()
  await expect.poll(() => readSession(context)).toBeNull()
  await welcome.signIn()
  await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  await expect(welcome.connectButton).toBeVisible()
  await expect.poll(() => readSession(context)).toBeNull()
  await page.reload()
  await expect(welcome.connectButton).toBeVisible()
})

test('signing out keeps the wallet connected', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(welcome.notSignedIn).toBeVisible()
  await expect(page.getByText(wallet.address())).toBeVisible()
})

test('a sign-out that the server did not do is said, and can be tried again', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.route('**/api/auth/logout', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are still signed in')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(welcome.notSignedIn).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a wallet that fails to switch says why, on a page about a Safe too', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.goto('/address-book')
  wallet.failNext('wallet_switchEthereumChain', -32603, 'The device is locked')
  await page.getByRole('button', { name: 'Devnet' }).click()
  await welcome.dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(page.getByText(/^The network was not switched: /)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  test('a connection that failed is told above the list of wallets, and RETRY connects', async ({ page, wallet }) => {
    const welcome = welcomePage(page)
    wallet.failNext('eth_requestAccounts', -32603, 'The device is locked')
    await welcome.open()
    await welcome.pickWallet('Browser')
    await page.getByRole('button', { name: 'RETRY' }).click()
    await expect(welcome.dialog.getByText('Verify your account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'RETRY' })).toHaveCount(0)
  })
})
