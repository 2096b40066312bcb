import type { Page } from '@playwright/test'
import { hashMessage } from 'viem'
import type { Safe } from '@/devnet/safes'
import { act, verified } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, dialog, isAccepted, seed, shownHash, signButton } from '@/tests/e2e/support/messagesPage'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { safePath } from '@/tests/e2e/support/seed'

// Signed in as a Safe outside of any frame: its owners sign one after the other, at their own time.

const outsider = 3
const hour = 3_600_000

const panel = (page: Page) => page.getByRole('region', { name: 'Sign in as this Safe' })
const text = (page: Page) => panel(page).getByRole('region', { name: 'Text of the message' })
const startButton = (page: Page) => panel(page).getByRole('button', { name: 'Sign in as this Safe' })
const signedIn = (page: Page) => panel(page).getByText('Proved: you are signed in as this Safe')
async function closeReview(page: Page) {
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}
const openSettings = (page: Page, safe: Safe) => page.goto(safePath('/settings/setup', safe.address))
const readSession = (page: Page) => page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).session)

/** As if the browser had kept its sign-ins for so long already. */
function ageSignIns(milliseconds: number) {
  const key = 'countersign.safeSignIns'
  const kept: { issuedAt: number; expiresAt: number }[] = JSON.parse(localStorage.getItem(key) ?? '')
  const aged = kept.map((entry) => ({
    ...entry,
    issuedAt: entry.issuedAt - milliseconds,
    expiresAt: entry.expiresAt - milliseconds,
  }))
  localStorage.setItem(key, JSON.stringify(aged))
}

test('two owners sign in as their Safe, with a reload between, and an owner’s wallet keeps it', async ({
  page,
  wallet,
}) => {
  test.slow()
  const safe = await seed()
  await returnConnected(page, wallet)
  await openSettings(page, safe)
  await startButton(page).click()
  await expect(dialog(page).getByText('This signs in to a site')).toBeVisible()
  const hash = await shownHash(page)
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(panel(page).getByText('1 of 2', { exact: true })).toBeVisible()
  const message = await text(page).textContent()
  await expectNoFaultsInBothModes(page)
  await page.reload()
  await expect(panel(page).getByText('1 of 2', { exact: true })).toBeVisible()
  expect(await text(page).textContent()).toBe(message)
  await expect(panel(page).getByText(hash.slice(-8))).toBeVisible()
  expect(await readSession(page)).toBeNull()

  // Another owner follows the link to the message.
  await page.goto(safePath('/transactions/msg', safe.address, `&messageHash=${hash}`))
  await wallet.switchAccount(1)
  await signButton(page).click()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await openSettings(page, safe)
  await expect(signedIn(page)).toBeVisible()
  const session = { address: safe.address, chainId: chain.chainId, isSafe: true }
  expect(await readSession(page)).toMatchObject(session)
  await wallet.switchAccount(0)
  await page.goto('/')
  await expect(page.getByText('You are signed in as the Safe')).toBeVisible()
  expect(await readSession(page)).toMatchObject(session)
  await wallet.switchAccount(outsider)
  await expect(page.getByText('Not proved yet')).toBeVisible()
  await expect.poll(() => readSession(page)).toBeNull()
})

test('a message that the Safe signs on the chain signs in with an empty signature; one that is too old is renewed', async ({
  page,
  wallet,
}) => {
  test.slow()
  const safe = await seed('1.4.1', 1)
  await page.clock.install()
  await openSettings(page, safe)
  await expect(panel(page).getByText('No wallet is connected.')).toBeVisible()
  await expect(startButton(page)).toBeDisabled()
  await returnConnected(page, wallet)
  await page.reload()
  await startButton(page).click()
  await closeReview(page)
  await expect(panel(page).getByText('0 of 1', { exact: true })).toBeVisible()
  const old = (await text(page).textContent()) ?? ''
  await page.evaluate(ageSignIns, 73 * hour)
  await page.reload()
  await expect(panel(page).getByText('The time to sign is over')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Start again with a new message' }).click()
  await closeReview(page)
  await expect(panel(page).getByText('Waiting for the owners to sign')).toBeVisible()
  const message = (await text(page).textContent()) ?? ''
  expect(message).toContain('wants you to sign in with your Ethereum account')
  expect(message).not.toBe(old)

  await panel(page).getByRole('button', { name: 'Review and sign' }).click()
  await dialog(page).getByText('More', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Sign on chain instead' }).click()
  await verified(page)
  await act(page, 'Execute directly').click()
  // A clock that is wound on in the middle of it would run out its questions to the chain.
  await expect.poll(() => isAccepted(safe, hashMessage(message), '0x').catch(() => false)).toBe(true)
  await expectAfterPoll(page, () => expect(signedIn(page)).toBeVisible(oneLook))
  expect(await readSession(page)).toMatchObject({ address: safe.address, isSafe: true })
  await panel(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(startButton(page)).toBeEnabled()
  // The page shows it before the server has answered.
  await expect.poll(() => readSession(page)).toBeNull()
})
