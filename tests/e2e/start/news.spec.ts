import type { BrowserContext } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, seedSafe, sharedChain } from '@/tests/e2e/support/seed'
import { siteOrigin } from '@/tests/e2e/support/siteEnv'
import { wholeBrowser } from '@/tests/e2e/support/wholeBrowser'

const [alice] = owners
const [dave] = recipients
const visitor = privateKeyToAccount(generatePrivateKey())
test.use({ walletOptions: { accounts: [visitor] }, launchOptions: wholeBrowser })

/** What the browser says that it shows: the pages' notifications are real ones, each of which tells here when it is shown. */
async function watchNotifications(context: BrowserContext): Promise<string[]> {
  const shown: string[] = []
  await context.exposeFunction('noteShown', (text: string) => shown.push(text))
  await context.addInitScript(() => {
    window.Notification = new Proxy(window.Notification, {
      construct(Real, [title, options]) {
        const notification = new Real(title, options)
        const note: unknown = Reflect.get(window, 'noteShown')
        notification.addEventListener('show', () => {
          if (typeof note === 'function') note(`${notification.title}: ${notification.body}`)
        })
        return notification
      },
    })
  })
  return shown
}

test('who wants it is told once by the browser of what needs them, whatever the number of tabs, and nobody else is', async ({
  page,
  context,
  wallet,
}) => {
  const chain = sharedChain()
  const safe = await seedSafe({ version: '1.4.1', owners: [visitor.address, alice.address], threshold: 2 })
  const pay = (nonce: bigint) =>
    proposeTo(gatewayUrl, chain, safe, { to: dave.address, value: 10n ** 17n, nonce }, alice)
  const expectNeeds = (count: number) =>
    expectAfterPoll(
      page,
      () => expect(page.getByRole('heading', { name: `Needs you (${count})` })).toBeVisible(oneLook),
      61_000,
    )
  await pay(0n)
  await context.grantPermissions(['notifications'], { origin: siteOrigin })
  const shown = await watchNotifications(context)
  await returnConnected(page, wallet)
  await page.clock.install()
  await page.goto('/')
  const choice = page.getByLabel(/^Tell me when something needs me/)
  await expect(choice).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Needs you (1)' })).toBeVisible()
  // What is new before somebody wants to be told is not told.
  await pay(1n)
  await expectNeeds(2)
  // Checked once the browser has said that it may.
  await choice.click()
  await expect(choice).toBeChecked()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countersign.seenWaiting'))).toContain(safe.address)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByLabel(/^Tell me when something needs me/)).toBeChecked()
  expect(shown).toEqual([])

  await pay(2n)
  await expectNeeds(3)
  await expect.poll(() => shown).toHaveLength(1)
  expect(shown[0]).toMatch(/^Needs your confirmation · .+: Send 0\.1 ETH to /)
  await other.reload()
  await expect(other.getByRole('heading', { name: /^Needs you \(\d\)$/ })).toBeVisible()
  expect(shown).toHaveLength(1)
  expect(wallet.address()).toBe(visitor.address)
})
