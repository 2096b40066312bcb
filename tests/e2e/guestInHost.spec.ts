import type { Page } from '@playwright/test'
import { recipients } from '@/devnet/accounts'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { sharedChain } from '@/tests/e2e/support/seed'
import { embeddingOrigin, siteOrigin } from '@/tests/e2e/support/siteEnv'
import { welcomePage } from '@/tests/e2e/support/welcomePage'
import { guest, readSession, seedSingle } from './guest/guestSafe'
import { reviewDialog } from './safeApps/reviewDialog'

const [dave] = recipients

/** Our site at the one origin that may embed it: host there and guest at its own. */
async function serveAsHost(page: Page) {
  await page.route(`${embeddingOrigin}/**`, async (route) => {
    const url = route.request().url().replace(embeddingOrigin, siteOrigin)
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
  })
  // What the test serves has no address of this machine in the browser's eyes, and so may not ask it for anything.
  await page.context().grantPermissions(['local-network-access'])
  // Only a site served from its sources opens one.
  await page.routeWebSocket(`${embeddingOrigin.replace('http', 'ws')}/**`, () => undefined)
}

test('our guest in our own host: pays, signs a message and signs in, all by the host’s reviews', async ({
  page,
  wallet,
}) => {
  test.setTimeout(120_000)
  await serveAsHost(page)
  const { safe } = await seedSingle()
  const chain = sharedChain()
  await page.goto(`${embeddingOrigin}/`)
  await welcomePage(page).connect()
  const appUrl = `${siteOrigin}/`
  await page.goto(`${embeddingOrigin}/apps/open?safe=dev:${safe.address}&appUrl=${encodeURIComponent(appUrl)}`)
  await page.getByRole('button', { name: 'I know this address, open it' }).click()
  const frame = page.frameLocator('iframe[title^="App:"]')
  const { connected, payment, panel, askToSignIn, signedIn } = guest(frame)
  await expect(connected.getByText(`dev:${safe.address}`)).toBeVisible()
  await expect(connected.getByText('1 of 1 owners')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)

  const before = await chain.client.getBalance({ address: dave.address })
  await payment(1).getByLabel('Recipient').fill(dave.address)
  await payment(1).getByLabel('Amount').fill('0.5')
  await frame.getByRole('button', { name: 'Propose this payment' }).click()
  const review = reviewDialog(page)
  await expect(review.dialog).toContainText(appUrl)
  await review.execute()
  const proposals = panel('Proposed from here')
  await expect(proposals.getByText('Checked: The network has the execution')).toBeVisible()
  expect((await chain.client.getBalance({ address: dave.address })) - before).toBe(5n * 10n ** 17n)

  const sign = page.getByRole('dialog', { name: 'Sign a message as this Safe' })
  const form = panel('Sign a message as this Safe')
  await form.getByLabel('Message').fill('We agree.')
  await form.getByRole('button', { name: 'Have it signed' }).click()
  await expect(sign).toContainText('We agree.')
  await sign.getByRole('button', { name: 'Sign message' }).click()
  await expect(form.locator('[data-verification=match]')).toBeVisible()

  await askToSignIn()
  await expect(sign).toContainText('wants you to sign in with your Ethereum account')
  await sign.getByRole('button', { name: 'Sign message' }).click()
  await expect(signedIn).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address, chainId: 31337 })
  expect(wallet.requests.length).toBeGreaterThan(0)
})
