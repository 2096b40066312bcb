import type { Page } from '@playwright/test'
import { recipients } from '@/devnet/accounts'
import { act, dialog, fillPayment, pressAct, reviewDraft, seed, verified } from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'

// How many clicks the common tasks take, as the browser counts them.

const [dave, , frank] = recipients

/** Counts what is pressed from now on, on each page of the tab. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countClick', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const handleClick = ({ isTrusted }: Event) => {
      if (isTrusted) Reflect.get(window, 'countClick')()
    }
    document.addEventListener('click', handleClick, { capture: true })
  })
  return () => count
}

async function proposedHash(address: string): Promise<string> {
  const queue = await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}/transactions/queued`)).json()
  const { id } = queue.results.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction
  return id.split('_')[2]
}

test('a payment by two of three owners takes eight clicks and two fields', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const clicks = await countClicks(page)
  await page.goto(safePath('/home', safe.address))
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await fillPayment(page, dave.address, '1')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
  await wallet.switchAccount(1)
  await page.goto(
    safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${await proposedHash(safe.address)}`),
  )
  await pressAct(page, 'Review and confirm')
  await verified(page)
  await act(page, 'Confirm').click()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  await act(page, 'Execute now').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(clicks()).toBeGreaterThan(4)
  expect(clicks()).toBeLessThanOrEqual(8)
})

test('an owner who is known here is added by a link to the form, a name, and three clicks', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  const book = [{ address: frank.address, name: 'Frank of accounts' }]
  await page.addInitScript((text) => localStorage.setItem('countersign.addressBook', text), JSON.stringify(book))
  await returnConnected(page, wallet)
  const clicks = await countClicks(page)
  // The link that the list of owners has.
  await page.goto(safePath('/transactions/new', safe.address, `&form=owners&change=add&owner=${dave.address}`))
  await expect(page.getByLabel('New owner')).toHaveValue(dave.address)
  await expect(page).toHaveURL(safePath('/transactions/new', safe.address))
  await expect(page.getByText('Filled in from the link: check it.')).toBeVisible()
  await page.getByLabel('New owner').fill('of acc')
  await page.getByRole('option', { name: 'Frank of accounts' }).click()
  await expect(page.getByLabel('New owner')).toHaveValue(frank.address)
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
  expect(clicks()).toBe(3)
})
