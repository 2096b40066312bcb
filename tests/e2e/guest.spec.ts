import AxeBuilder from '@axe-core/playwright'
import { parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { devnetTokens, mintToken, tokenAbi } from '@/devnet/tokens'
import { expect, test } from './fixtures'
import { guest, seedPair, seedSingle } from './guest/guestSafe'
import { openInside } from './guest/openInside'
import { sharedChain } from './seed'
import { embeddingOrigin, siteOrigin } from './siteEnv'

// The site as a Safe App: in a frame of a Safe's site on another site, whose owners hold real keys.

const [alice] = owners
const [dave, erin] = recipients

test('is connected as the Safe at once, offers no other wallet, and never asks the browser’s', async ({
  page,
  wallet,
}) => {
  const { safe, desk } = await seedSingle()
  const frame = await openInside(page, desk)
  const { connected } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await expect(connected.getByText('1 of 1 owners')).toBeVisible()
  await expect(connected.getByRole('listitem').filter({ hasText: alice.address })).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
  await expect(frame.getByText('2 ETH', { exact: true })).toBeVisible()
  expect(wallet.requests).toEqual([])
})

test('says what the chain says, and where the site around it says something else', async ({ page }) => {
  const { safe, desk } = await seedPair()
  await mintToken(sharedChain(), devnetTokens.dollar, safe.address, 1_234_567n)
  desk.override.set('getSafeInfo', () => ({ data: { ...desk.info, threshold: 1 } }))
  const item = {
    tokenInfo: { type: 'ERC20', address: devnetTokens.dollar, decimals: 2, symbol: 'DUSD', name: 'x', logoUri: '' },
    ...{ balance: '999', fiatBalance: '0', fiatConversion: '0' },
  }
  desk.override.set('getSafeBalances', () => ({ data: { fiatTotal: '0', items: [item] } }))
  const frame = await openInside(page, desk)
  const { connected, panel } = guest(frame)
  await expect(connected.getByText('2 of 2 owners')).toBeVisible()
  await expect(connected.getByText('the chain says 2, the site says 1')).toBeVisible()
  await expect(panel('Balances').getByText('1.234567 DUSD')).toBeVisible()
  await expect(panel('Balances').getByText('0.000999 DUSD')).toBeVisible()
})

test('pays several in one transaction, exactly as typed', async ({ page }) => {
  const { safe, desk } = await seedSingle()
  const chain = sharedChain()
  await mintToken(chain, devnetTokens.dollar, safe.address, 5_000_000n)
  const read = (address: `0x${string}`) =>
    chain.client.readContract({
      address: devnetTokens.dollar,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [address],
    })
  const before = { dave: await chain.client.getBalance({ address: dave.address }), erin: await read(erin.address) }
  const frame = await openInside(page, desk)
  const { payment } = guest(frame)
  await payment(1).getByLabel('Recipient').fill(`eth:${dave.address}`)
  await payment(1).getByLabel('Amount').fill('0.000000000000000001')
  await frame.getByRole('button', { name: 'Propose this payment' }).click()
  await expect(payment(1).getByText('This address is for the chain “eth”')).toBeVisible()
  expect(desk.asked.some(({ method }) => method === 'sendTransactions')).toBe(false)
  await payment(1).getByLabel('Recipient').fill(`dev:${dave.address}`)
  await frame.getByRole('button', { name: 'Add a payment' }).click()
  await expect(payment(2).getByRole('option', { name: /DUSD/ })).toBeAttached()
  await payment(2).getByLabel('Token').selectOption(devnetTokens.dollar)
  await payment(2).getByLabel('Recipient').fill(erin.address)
  await payment(2).getByLabel('Amount').fill('1.000001')
  await frame.getByRole('button', { name: 'Propose 2 payments as one' }).click()
  const proposals = guest(frame).panel('Proposed from here')
  await expect(proposals.getByText('Executed.')).toBeVisible()
  await expect(proposals.getByText('Checked: The chain has the execution')).toBeVisible()
  await expect(proposals.getByText('Transaction on the chain')).toBeVisible()
  expect((await chain.client.getBalance({ address: dave.address })) - before.dave).toBe(1n)
  expect((await read(erin.address)) - before.erin).toBe(1_000_001n)
})

test('says who must still sign, and that a safeTxHash is no transaction hash', async ({ page }) => {
  const { desk } = await seedPair()
  desk.override.set('sendTransactions', () => ({ data: { safeTxHash: `0x${'ab'.repeat(32)}` } }))
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
  await frame.getByRole('button', { name: 'Propose this payment' }).click()
  await expect(panel('Proposed from here').getByText('One more owner must sign.')).toBeVisible()
  await expect(panel('Proposed from here').getByText('This is not a transaction hash')).toBeVisible()
})

test('a refusal at the Safe’s site is silent, a failure is said', async ({ page }) => {
  const { desk } = await seedSingle()
  desk.override.set('sendTransactions', () => ({ error: 'Transaction was rejected' }))
  const frame = await openInside(page, desk)
  const { payment } = guest(frame)
  await payment(1).getByLabel('Recipient').fill(dave.address)
  await payment(1).getByLabel('Amount').fill('1')
  const propose = frame.getByRole('button', { name: 'Propose this payment' })
  await propose.click()
  await expect.poll(() => desk.asked.filter(({ method }) => method === 'sendTransactions').length).toBe(1)
  await expect(propose).toBeEnabled()
  await expect(frame.getByRole('main').getByRole('alert')).toHaveCount(0)
  desk.override.set('sendTransactions', () => ({ error: 'The relay is on fire' }))
  await propose.click()
  await expect(frame.getByRole('alert').getByText('It says: The relay is on fire')).toBeVisible()
})

test('has a message signed and checks it with the Safe’s contract', async ({ page }) => {
  const { desk } = await seedSingle()
  const frame = await openInside(page, desk)
  const form = guest(frame).panel('Sign a message as this Safe')
  await form.getByLabel('Message').fill('We agree.\nAll of it.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=match]')).toBeVisible()
  expect(desk.asked.find(({ method }) => method === 'signMessage')?.params).toEqual({
    message: 'We agree.\nAll of it.',
  })
})

test('does not take a signature of another message for this one', async ({ page }) => {
  const { desk } = await seedSingle()
  const frame = await openInside(page, desk)
  const form = guest(frame).panel('Sign a message as this Safe')
  desk.override.set('signMessage', async () => ({ data: { messageHash: desk.messageHash('Everything is yours.') } }))
  await form.getByLabel('Message').fill('We agree.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.getByText('The Safe’s site has another message signed than this one.')).toBeVisible()
  await desk.sign('Everything is yours.')
  desk.override.set('signMessage', async () => {
    return {
      data: { signature: (await desk.answer('getOffChainSignature', desk.messageHash('Everything is yours.')))?.data },
    }
  })
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(form.locator('[data-verification=mismatch]')).toBeVisible()
})

test('works with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get })
    }
  })
  const { safe, desk } = await seedSingle()
  const frame = await openInside(page, desk)
  const { connected, askToSignIn, signedIn } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await askToSignIn()
  await expect(signedIn).toBeVisible()
})

test('finds a Safe that answers after two seconds', async ({ page }) => {
  const { safe, desk } = await seedSingle()
  const frame = await openInside(page, desk, { delay: 2_000 })
  await expect(guest(frame).connected.getByText(`dev:${safe.address}`)).toBeVisible()
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

test('is not shown by a site that is not allowed', async ({ page, problems }) => {
  problems.allow(/frame-ancestors/)
  const { desk } = await seedSingle()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  const frame = await openInside(page, desk, { origin: embeddingOrigin.replace('127.0.0.1', 'localhost') })
  await refused
  await expect(frame.getByRole('main')).toHaveCount(0)
  expect(desk.asked).toEqual([])
})

test('outside a frame nothing is different', async ({ page }) => {
  await page.goto(`${siteOrigin}/`)
  await expect(page.getByRole('heading', { name: 'What is signed is what is shown.' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Safe', exact: true })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('axe finds nothing in the frame, and nothing is wider than it', async ({ page }) => {
        const { safe, desk } = await seedPair()
        await mintToken(sharedChain(), devnetTokens.dollar, safe.address, parseEther('1'))
        desk.override.set('getSafeInfo', () => ({ data: { ...desk.info, threshold: 1, isReadOnly: true } }))
        const frame = await openInside(page, desk)
        const { askToSignIn, signedIn, payment, panel } = guest(frame)
        await askToSignIn()
        await expect(signedIn).toBeVisible()
        await frame.getByRole('button', { name: 'Add a payment' }).click()
        await payment(1).getByLabel('Recipient').fill(dave.address)
        await payment(1).getByLabel('Amount').fill('0.25')
        await payment(2).getByLabel('Recipient').fill(erin.address)
        await payment(2).getByLabel('Amount').fill('0.5')
        await frame.getByRole('button', { name: 'Propose 2 payments as one' }).click()
        await expect(panel('Proposed from here').getByText('Executed.')).toBeVisible()
        await panel('Sign a message as this Safe').getByLabel('Message').fill('We agree.')
        await frame.getByRole('button', { name: 'Have it signed' }).click()
        await expect(frame.locator('[data-verification=match]')).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([])
        const inner = page.frames().find((candidate) => candidate.url().startsWith(siteOrigin))
        expect(
          await inner?.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0)
        if (process.env.GUEST_SHOTS) {
          await page.setViewportSize({ width, height: 3200 })
          await page.screenshot({ path: `${process.env.GUEST_SHOTS}/${colorScheme}-${width}.png` })
        }
      })
    })
  }
}
