import { expectAccessible } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

test('lists one group, Popular, in the specified order', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connectButton.click()
  await expect(welcome.dialog.getByText('Connect a Wallet')).toBeVisible()
  await expect(welcome.dialog.getByText('What is a Wallet?')).toBeVisible()
  await expect(welcome.dialog.getByText('Popular', { exact: true })).toBeVisible()
  await expect(welcome.dialog.getByText('Installed')).toHaveCount(0)
  const names = ['Devnet account', 'Browser Wallet', 'Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect']
  const rows = welcome.dialog.getByRole('listitem').getByRole('button')
  await expect(rows).toHaveCount(names.length)
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toHaveAccessibleName(name)
  expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toEqual([])
  // RainbowKit's dialog, in which it goes on, has the same, and is at the next view.
  await welcome.dialog.getByRole('button', { name: 'Get a Wallet' }).click()
  const theirs = welcome.dialog.locator('[data-testid^="rk-wallet-option-"]')
  await expect(theirs).toHaveText(names)
  await expect(welcome.dialog.getByText('What is a Wallet?')).toHaveCount(0)
  // These tests' browser asks for less motion, and the package's own animations heed it.
  const durations = await welcome.dialog.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .flatMap(({ animationName, animationDuration }) => (animationName === 'none' ? [] : animationDuration)),
  )
  expect(new Set(durations)).toEqual(new Set(['1e-05s']))
})

test('without a wallet extension the browser wallet is not listed, and the devnet account does everything', async ({
  page,
}) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.connectButton.click()
  await expect(welcome.dialog.getByText('Devnet account')).toBeVisible()
  await expect(welcome.dialog.getByRole('button', { name: 'Browser Wallet' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(welcome.dialog).toBeHidden()
  await welcome.signIn('Devnet account')
  await page.getByLabel('Test account').selectOption('1')
  await expect(welcome.notSignedIn).toBeVisible()
  await expect(page.getByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeVisible()
})

test('a wallet that announces itself as MetaMask is reached by its entry', async ({ page, context, chain }) => {
  const { installWallet } = await import('./wallet/installWallet')
  const rpcUrls = { [chain.chain.id]: String(chain.transport.url) }
  await installWallet(context, { rpcUrls, chainId: chain.chain.id, rdns: 'io.metamask', windowEthereum: false })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn('MetaMask')
})

test('the account dialog shows name and balance, copies, and disconnects', async ({ page, context, wallet }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.getByRole('banner').getByRole('button', { name: 'alice.eth' }).click()
  await expect(welcome.dialog.getByText('alice.eth')).toBeVisible()
  await welcome.dialog.getByRole('button', { name: 'Copy Address' }).click()
  await expect(welcome.dialog.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address())
  await expect(welcome.dialog.getByText('Copy Address')).toBeVisible()
  await welcome.dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(welcome.connectButton).toBeVisible()
})

test('a wallet used before is marked and listed first', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  await welcome.connectButton.click()
  const rows = welcome.dialog.getByRole('listitem')
  await expect(rows.first()).toContainText('Browser Wallet')
  await expect(rows.first().getByText('Recent')).toBeVisible()
  await expect(welcome.dialog.getByText('Recent').filter({ visible: true })).toHaveCount(1)
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('the list of wallets has the focus, is left in each way, and gives the focus back', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  const { dialog, connectButton } = welcome
  await welcome.open()
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 400),
  ]
  for (const leave of ways) {
    await connectButton.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Connect a Wallet')
    await expect(dialog.getByRole('button').first()).toBeFocused()
    await page.mouse.wheel(0, 400)
    await expectAccessible(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await leave()
    await expect(dialog).toBeHidden()
    await expect(connectButton).toBeFocused()
  }
  expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toEqual([])
})

test('the texts are English in a French browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByText('Connect a Wallet')).toBeVisible()
  await context.close()
})

test('a phone gets the bottom sheet', async ({ browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const context = await browser.newContext({
    userAgent,
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Get a Wallet')).toBeVisible()
  await expect(dialog.getByText('Learn More')).toBeVisible()
  await context.close()
})

test('below 768 pixels the header and the dialogs are narrow, from 768 on wide', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  const resize = (width: number) => page.setViewportSize({ width, height: 900 })
  await resize(768)
  await welcome.open()
  await welcome.connectButton.click()
  const side = welcome.dialog.getByText('What is a Wallet?')
  await expect(side).toBeVisible()
  await resize(767)
  await expect(side).toBeHidden()
  await page.keyboard.press('Escape')
  await welcome.signIn()
  const balance = page.getByRole('banner').getByText(/ETH$/)
  await expect(balance).toBeHidden()
  await resize(768)
  await expect(balance).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})
