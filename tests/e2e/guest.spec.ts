import AxeBuilder from '@axe-core/playwright'
import { owners, recipients } from '@/devnet/accounts'
import { devnetTokens, tokenAbi } from '@/devnet/tokens'
import { modes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { mintTo, sharedChain } from '@/tests/e2e/support/seed'
import { embeddingOrigin, siteOrigin } from '@/tests/e2e/support/siteEnv'
import { guest, seedPair, seedSingle } from './guest/guestSafe'
import { openInside } from './guest/openInside'

// The site as a Safe App: in a frame of a Safe's site on another site, whose owners hold real keys.

const [alice] = owners
const [dave, erin] = recipients

test('is connected as the Safe at once, says what the chain says, pays exactly as typed and has messages signed', async ({
  page,
  wallet,
}) => {
  test.setTimeout(120_000)
  const { safe, desk } = await seedPair()
  const chain = sharedChain()
  await mintTo(safe.address, devnetTokens.dollar, 1_234_567n)
  desk.override.set('getSafeInfo', () => ({ data: { ...desk.info, threshold: 1, isReadOnly: true } }))
  const item = {
    tokenInfo: { type: 'ERC20', address: devnetTokens.dollar, decimals: 2, symbol: 'DUSD', name: 'x', logoUri: '' },
    ...{ balance: '999', fiatBalance: '0', fiatConversion: '0' },
  }
  desk.override.set('getSafeBalances', () => ({ data: { fiatTotal: '0', items: [item] } }))
  const frame = await openInside(page, desk)
  const { connected, panel, payment } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await expect(connected.getByText('2 of 2 owners')).toBeVisible()
  await expect(connected.getByText('the network says 2, the site says 1')).toBeVisible()
  await expect(connected.getByRole('listitem').filter({ hasText: alice.address })).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
  await expect(frame.getByText('2 ETH', { exact: true })).toBeVisible()
  await expect(panel('Balances').getByText('1.234567 DUSD')).toBeVisible()
  await expect(panel('Balances').getByText('0.000999 DUSD')).toBeVisible()

  const read = () =>
    chain.client.readContract({
      ...{ address: devnetTokens.dollar, abi: tokenAbi, functionName: 'balanceOf' },
      args: [erin.address],
    })
  const before = { dave: await chain.client.getBalance({ address: dave.address }), erin: await read() }
  await payment(1).getByLabel('Recipient').fill(`eth:${dave.address}`)
  await payment(1).getByLabel('Amount').fill('0.000000000000000001')
  await frame.getByRole('button', { name: 'Propose this payment' }).click()
  await expect(payment(1).getByText('This address is for the network “eth”')).toBeVisible()
  expect(desk.asked.some(({ method }) => method === 'sendTransactions')).toBe(false)
  await payment(1).getByLabel('Recipient').fill(`dev:${dave.address}`)
  await frame.getByRole('button', { name: 'Add a payment' }).click()
  await expect(payment(2).getByRole('option', { name: /DUSD/ })).toBeAttached()
  await payment(2).getByLabel('Token').selectOption(devnetTokens.dollar)
  await payment(2).getByLabel('Recipient').fill(erin.address)
  await payment(2).getByLabel('Amount').fill('1.000001')
  await frame.getByRole('button', { name: 'Propose 2 payments as one' }).click()
  const proposals = panel('Proposed from here')
  await expect(proposals.getByText('Executed.')).toBeVisible()
  await expect(proposals.getByText('Checked: The network has the execution')).toBeVisible()
  await expect(proposals.getByText('Transaction on chain')).toBeVisible()
  expect((await chain.client.getBalance({ address: dave.address })) - before.dave).toBe(1n)
  expect((await read()) - before.erin).toBe(1_000_001n)

  const form = panel('Sign a message as this Safe')
  const message = 'We agree.\nAll of it\u202e.'
  await form.getByLabel('Message').fill(message)
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=match]')).toBeVisible()
  // What cannot be seen is shown by its code, and signed as it is.
  await expect(form.getByRole('region', { name: 'Text of the message' })).toContainText('All of itU+202E.')
  expect(desk.asked.find(({ method }) => method === 'signMessage')?.params).toEqual({ message })
  expect(wallet.requests).toEqual([])

  for (const { colorScheme, viewport } of modes) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    const inner = page.frames().find((candidate) => candidate.url().startsWith(siteOrigin))
    expect(await inner?.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('a refusal is silent, a failure is said, and so is who must still sign; another message’s signature is not taken', async ({
  page,
}) => {
  const { desk } = await seedPair()
  desk.override.set('sendTransactions', () => ({ error: 'Transaction was rejected' }))
  desk.override.set('getTxBySafeTxHash', () => ({
    data: {
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: { confirmationsRequired: 2, confirmations: [{}] },
    },
  }))
  const frame = await openInside(page, desk)
  const { payment, panel } = guest(frame)
  await payment(1).getByLabel('Recipient').fill(dave.address)
  await payment(1).getByLabel('Amount').fill('3')
  await expect(frame.getByText('more than the Safe holds')).toBeVisible()
  const propose = frame.getByRole('button', { name: 'Propose this payment' })
  await propose.click()
  await expect.poll(() => desk.asked.filter(({ method }) => method === 'sendTransactions').length).toBe(1)
  await expect(propose).toBeEnabled()
  await expect(frame.getByRole('main').getByRole('alert')).toHaveCount(0)
  desk.override.set('sendTransactions', () => ({ error: 'The relay is on fire' }))
  await propose.click()
  await expect(frame.getByRole('alert').getByText('It says: The relay is on fire')).toBeVisible()
  desk.override.set('sendTransactions', () => ({ data: { safeTxHash: `0x${'ab'.repeat(32)}` } }))
  await propose.click()
  await expect(panel('Proposed from here').getByText('One more owner must sign.')).toBeVisible()
  await expect(panel('Proposed from here').getByText('This is not a transaction hash')).toBeVisible()

  const form = panel('Sign a message as this Safe')
  const other = 'Everything is yours.'
  desk.override.set('signMessage', async () => ({ data: { messageHash: desk.messageHash(other) } }))
  await form.getByLabel('Message').fill('We agree.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.getByText('The Safe’s site has another message signed than this one.')).toBeVisible()
  await desk.sign(other)
  desk.override.set('signMessage', async () => {
    return { data: { signature: (await desk.answer('getOffChainSignature', desk.messageHash(other)))?.data } }
  })
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=mismatch]')).toBeVisible()
})

test('works with storage blocked, and with a Safe that answers after two seconds', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get })
    }
  })
  const { safe, desk } = await seedSingle()
  desk.override.set('getSafeInfo', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return { data: desk.info }
  })
  const frame = await openInside(page, desk)
  const { connected, askToSignIn, signedIn } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await askToSignIn()
  await expect(signedIn).toBeVisible()
})

test('says so when no Safe answers, and connects when it is tried again', async ({ page, wallet }) => {
  const { safe, desk } = await seedSingle()
  desk.override.set('getSafeInfo', () => null)
  const frame = await openInside(page, desk)
  await expect(frame.getByText('No Safe answered')).toBeVisible()
  await frame.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(frame.getByRole('dialog').getByRole('button', { name: 'Safe', exact: true })).toBeVisible()
  await expect(frame.getByRole('dialog').getByRole('button', { name: /Browser|MetaMask|WalletConnect/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  desk.override.delete('getSafeInfo')
  await frame.getByRole('button', { name: 'Try again' }).click()
  await expect(guest(frame).connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(wallet.requests).toEqual([])
})

test('is not shown by a site that is not allowed, and is not changed outside a frame', async ({ page, problems }) => {
  problems.allow(/frame-ancestors/)
  const { desk } = await seedSingle()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  const frame = await openInside(page, desk, { origin: embeddingOrigin.replace('127.0.0.1', 'localhost') })
  await refused
  await expect(frame.getByRole('main')).toHaveCount(0)
  expect(desk.asked).toEqual([])
  await page.goto(`${siteOrigin}/`)
  await expect(page.getByRole('heading', { name: 'What is signed is what is shown.' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Safe', exact: true })).toHaveCount(0)
})
