import { owners, recipients } from '@/devnet/accounts'
import {
  act,
  balanceOf,
  chain,
  dialog,
  fillPayment,
  nonceOf,
  openNew,
  reviewDraft,
  seed,
  verified,
} from '@/tests/e2e/support/actPage'
import { expectNoFaults, modes } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { safePath } from '@/tests/e2e/support/seed'
import { test, watchGateway } from '@/tests/e2e/support/withoutService'
import { installWallet } from '@/tests/e2e/wallet/installWallet'

const [, bob] = owners
const [dave] = recipients

test('without a Safe service a transaction is composed, signed, handed on as a link and executed by another owner', async ({
  page,
  context,
  wallet,
  browser,
  baseURL,
}) => {
  const safe = await seed()
  const asked = watchGateway(context)
  await returnConnected(page, wallet, baseURL)
  await page.goto(safePath('/home', safe.address))
  await expect(page.getByText('a transaction goes from owner to owner as a link or a file')).toBeVisible()
  await expect(page.locator('[data-agreement]').filter({ visible: true })).toHaveText('From the network alone')
  await openNew(page, safe)
  await fillPayment(page, dave.address, '0.5')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and hand on').click()
  await expect(dialog(page).getByText('Signed. Nobody was told')).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy as a link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.goto(safePath('/transactions/queue', safe.address))
  await expect(page.getByText('whoever it was handed on to has your signature')).toBeVisible()
  await expect(page.getByText('and 1 signature is kept here.')).toBeVisible()
  for (const { viewport, colorScheme } of modes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page)
  }

  const other = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const rpcUrls = { 31337: chain.url }
  const theirs = await installWallet(other, { rpcUrls, chainId: 31337 })
  await theirs.switchAccount(1)
  expect(theirs.address()).toBe(bob.address)
  const alsoAsked = watchGateway(other)
  const theirPage = await other.newPage()
  await returnConnected(theirPage, theirs, baseURL)
  await theirPage.goto(link)
  await theirPage.getByRole('button', { name: 'Review the transaction of the link' }).click()
  await verified(theirPage)
  const before = await balanceOf(dave.address)
  // Whoever executes as an owner has signed by that.
  await act(theirPage, 'Execute directly').click()
  await expect(dialog(theirPage).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await balanceOf(dave.address)).toBeGreaterThan(before)
  expect(await nonceOf(safe)).toBe(1n)
  await dialog(theirPage).getByRole('button', { name: 'Done' }).click()
  await other.close()
  expect([...asked, ...alsoAsked]).toEqual([])
})
