import type { Page } from '@playwright/test'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { chain, dialog, seed, signButton } from '@/tests/e2e/support/messagesPage'
import { safePath } from '@/tests/e2e/support/seed'
import { readQr } from '@/tests/e2e/walletConnect/qr'
import { copyFrom, expectNoFaultsAnywhere, narrow, openAsBob, saveFrom } from './otherOwner'
import { test } from './site'

const panel = (page: Page) => page.getByRole('region', { name: 'Sign in as this Safe' })
const signedIn = (page: Page) => panel(page).getByText('Proved: you are signed in as this Safe')
const readSession = (page: Page) => page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).session)
const signs = (page: Page, signatures: string) => expect(page.getByText(signatures, { exact: true })).toBeVisible()
const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click()

async function begin(page: Page, safe: Awaited<ReturnType<typeof seed>>) {
  await page.goto(safePath('/settings/setup', safe.address))
  await panel(page).getByRole('button', { name: 'Sign in as this Safe' }).click()
  await expect(dialog(page).getByText('This signs in to a site')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('without a Safe service one owner alone signs in as the Safe', async ({ page, asked }) => {
  const safe = await seed('1.4.1', 1)
  await begin(page, safe)
  await expect(signedIn(page)).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address, chainId: chain.chainId, isSafe: true })
  expect(asked).toEqual([])
})

test('without a Safe service two owners sign in as their Safe: its message goes to the other one as a link and comes back as a file', async ({
  page,
  browser,
  baseURL,
  asked,
}, testInfo) => {
  const safe = await seed()
  await begin(page, safe)
  await signs(page, '1 of 2')
  await expect(panel(page).getByText('This site has no Safe service')).toBeVisible()
  await expectNoFaultsAnywhere(page)
  expect(await readSession(page)).toBeNull()
  const link = await copyFrom(page, press(page, 'Copy as a link'))
  await panel(page).locator('summary').filter({ hasText: 'Show as QR code' }).click()
  const code = panel(page).getByRole('img', { name: 'QR code of the link to this message' })
  await expect(code).toBeVisible()
  expect(readQr(await code.screenshot({ animations: 'disabled' }))).toBe(link)

  const other = await openAsBob(browser, baseURL, narrow)
  await other.page.goto(link)
  await expect(other.page.getByText('This signs in to a site')).toBeVisible()
  await signs(other.page, '1 of 2')
  await signButton(other.page).click()
  await signs(other.page, '2 of 2')
  await expectNoFaults(other.page)
  const file = await saveFrom(other.page, testInfo.outputPath('message.json'), press(other.page, 'Save as a file'))
  // Whoever signed has the Safe's signature, and no sign-in by it: the message is of another browser.
  await other.page.goto(safePath('/settings/setup', safe.address))
  await expect(panel(other.page).getByRole('button', { name: 'Sign in as this Safe' })).toBeEnabled()
  expect(await readSession(other.page)).toBeNull()
  await other.close()

  await page.goto(safePath('/transactions/messages', safe.address))
  await page.getByLabel('Message of another owner, as a file').setInputFiles(file)
  await signs(page, '2 of 2')
  await page.getByRole('link', { name: 'Finish signing in' }).click()
  await expect(signedIn(page)).toBeVisible()
  expect(await readSession(page)).toMatchObject({ address: safe.address, chainId: chain.chainId, isSafe: true })
  expect([...asked, ...other.asked]).toEqual([])
})
