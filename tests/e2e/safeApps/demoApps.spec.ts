import { readFileSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import { type Address, getAddress, parseEther } from 'viem'
import { owners } from '@/devnet/accounts'
import { type AppsSite, startAppsSite } from '@/devnet/apps/appsSite'
import { test as base, expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath, seedSafe, sharedChain } from '@/tests/e2e/support/seed'
import { listApps } from './appList'
import { reviewDialog } from './reviewDialog'

const [alice] = owners
const chain = sharedChain()

const test = base.extend<object, { apps: AppsSite }>({
  apps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const apps = await startAppsSite({ port: 18_900 + workerIndex, chainId: 31_337 })
      await use(apps)
      await apps.stop()
    },
    { scope: 'worker' },
  ],
})

const seed = () => seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })

/** Opens one of the apps that the demo's service lists, from the list. */
async function openApp(page: Page, apps: AppsSite, safe: Address, name: string): Promise<FrameLocator> {
  await listApps(page, JSON.parse(readFileSync(apps.listPath, 'utf8')))
  await page.goto(safePath('/apps', safe))
  await page.getByRole('list', { name: 'Apps', exact: true }).getByRole('link', { name, exact: true }).click()
  return page.frameLocator('iframe[title^="App:"]')
}

test('the demo lists a batch builder, whose payments are shown call by call and paid at once', async ({
  page,
  apps,
  wallet,
}) => {
  const safe = await seed()
  const [first, second] = [freshAddress(1), freshAddress(2)]
  await returnConnected(page, wallet)
  const app = await openApp(page, apps, safe.address, 'Batch payments')
  await expect(app.getByText(safe.address)).toBeVisible()
  await app.getByRole('button', { name: 'Add a payment' }).click()
  for (const [place, to] of [first, second].entries()) {
    await app.getByLabel('To').nth(place).fill(to)
    await app.getByLabel('ETH').nth(place).fill('0.25')
  }
  await app.getByRole('button', { name: 'Send the batch' }).click()
  const review = reviewDialog(page)
  for (const to of [first, second]) await expect(review.dialog).toContainText(to)
  await review.execute()
  await expect(app.getByText(/Proposed as 0x[0-9a-f]{64}/)).toBeVisible()
  for (const address of [first, second]) expect(await chain.client.getBalance({ address })).toBe(parseEther('0.25'))
})

test('the demo lists a sign-in example, which asks the Safe itself whether its owners signed', async ({
  page,
  apps,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const app = await openApp(page, apps, safe.address, 'Sign-in example')
  await app.getByRole('button', { name: 'Sign in as this Safe' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(safe.address)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.getByText('Signed in: the Safe says that its owners signed this message.')).toBeVisible()
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('the demo lists an app that misbehaves: it is refused, and the log beside it tells how', async ({
  page,
  apps,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const app = await openApp(page, apps, safe.address, 'Misbehaving app')
  const press = (name: string) => app.getByRole('button', { name }).click()
  await press('Ask for what does not exist')
  await expect(app.getByText(/It answered: .*"success":false/)).toBeVisible()
  await press('Send a broken transaction')
  await expect(app.getByText(/It answered: .*"success":false/)).toHaveCount(2)
  await page.getByText(/^Inspector: \d+ messages/).click()
  await expect(page.getByText('refused: stealKeys', { exact: false }).first()).toBeVisible()
  await press('Ask two thousand times')
  await expect(app.getByText(/2000 questions at once: \d+ answered, [1-9]\d* refused/)).toBeVisible({ timeout: 45_000 })
  await press('Leave the frame')
  await expect(app.getByText(/The browser refused:/)).toBeVisible()
  await press('Ask for a hidden approval')
  await expect(page.getByRole('dialog')).toContainText('approve')
  await page.keyboard.press('Escape')
  await expect(app.getByText(/Refused: /)).toBeVisible()
  expect(
    await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${safe.address}/transactions/queued`)).json(),
  ).toMatchObject({
    results: [],
  })
})

/** An address that nobody paid before. */
function freshAddress(place: number): Address {
  return getAddress(`0x${(BigInt(Date.now()) * 1_000n + BigInt(place)).toString(16).padStart(40, '0')}`)
}
