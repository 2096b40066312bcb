import type { Page } from '@playwright/test'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import {
  act,
  chain,
  dialog,
  fillPayment,
  openMore,
  openNew,
  openQueued,
  openReview,
  pageAct,
  pay,
  pressMore,
  reviewDraft,
  seed,
  signatures,
  verified,
} from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'

const [alice, bob] = owners
const [, erin] = recipients

const queuedOf = async (address: string): Promise<{ transaction: { id: string } }[]> => {
  const queue = await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}/transactions/queued`)).json()
  return queue.results.filter(({ type }: { type: string }) => type === 'TRANSACTION')
}

/** What the page was answered with 404. The frame asks for Safes on all networks: this gateway does not have chain 1. */
function watchMissing(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (response.status() === 404 && !url.includes('/v1/chains/1/')) missing.push(url)
  })
  return missing
}

/** No act stands there disabled without a reason. */
async function expectReasons(page: Page) {
  const disabled = page.getByRole('region', { name: 'Actions' }).locator('button:disabled')
  for (const button of await disabled.all()) await expect(button).toHaveAccessibleDescription(/\S/)
}

test('a payment that the service took while the tab was closed is not proposed a second time without a word', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const missing = watchMissing(page)
  await page.route(/\/propose$/, async (route) => {
    // The service takes it, and its answer never comes.
    if (route.request().method() === 'POST') await route.fetch()
    else await route.continue()
  })
  await openNew(page, safe)
  await fillPayment(page, erin.address, '0.1')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expect.poll(async () => (await queuedOf(safe.address)).length).toBe(1)
  const asked = signatures(wallet.requests).length
  const back = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  expect(missing).toEqual([])

  await openNew(back, safe)
  const notice = back.getByRole('status').filter({ hasText: 'You began to sign or execute these actions before' })
  await expect(notice).toContainText('It was proposed: nonce 0.')
  await expect(notice.getByRole('link', { name: 'Open it' })).toBeVisible()
  await expect(back.getByRole('list', { name: 'Begun here before' })).toContainText('Proposal of nonce 0')
  await reviewDraft(back)
  await verified(back)
  const repeat = dialog(back).getByRole('list', { name: 'The same, begun before' })
  await expect(repeat).toContainText('The same with nonce 0: is in the queue.')
  await expect(repeat.getByRole('link', { name: 'Open nonce 0' })).toBeVisible()
  await openMore(back)
  for (const name of ['Sign and propose', 'Approve on chain', 'Sign without proposing']) {
    await expect(act(back, name)).toBeDisabled()
    await expect(act(back, name)).toHaveAccessibleDescription(/^The same was begun already/)
  }
  // The menu lies over the question; Escape closes the menu alone.
  await back.keyboard.press('Escape')
  await expect(act(back, 'Approve on chain')).toBeHidden()
  await dialog(back)
    .getByRole('checkbox', { name: /^It shall be done once more/ })
    .check()
  await act(back, 'Sign and propose').click()
  await expect(dialog(back).getByText('Proposed: it is in the queue.')).toBeVisible()
  expect(await queuedOf(safe.address)).toHaveLength(2)
  expect(signatures(wallet.requests)).toHaveLength(asked + 1)
})

test('after a deletion the page says so and nothing else; another tab learns of an act at once', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, alice)
  const missing = watchMissing(page)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Delete from the queue')).toBeEnabled()
  await expectReasons(page)
  await pressMore(page, 'Delete from the queue')
  await expect(page.getByText(/^Deleted: the Safe service no longer lists it/)).toBeVisible()
  await expect(page.getByText('The Safe service no longer lists this transaction')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /404|Try again/ })).toHaveCount(0)
  await expectReasons(page)
  expect(missing).toEqual([])

  const next = { ...pay, value: pay.value + 1n }
  const { safeTxHash: second } = await proposeTo(gatewayUrl, chain, safe, next, bob)
  await confirmAt(gatewayUrl, chain, safe, next, alice)
  const other = await page.context().newPage()
  await openQueued(other, safe, second)
  await expect(pageAct(other, 'Review and execute')).toBeEnabled()
  await openReview(page, safe, second, 'Review and execute')
  // What a wallet was asked, and did not answer before the tab was closed, is told at once.
  const held = wallet.holdNext('eth_sendTransaction')
  await act(page, 'Execute').click()
  await held.arrived
  await expect(other.getByText(/^Execution of nonce 0: Your wallet is being asked for it/)).toBeVisible()
  const queue = await page.context().newPage()
  await queue.goto(safePath('/transactions/queue', safe.address))
  await expect(queue.locator(`[data-transaction$="${second}"]`)).toContainText('A wallet is being asked')
  held.approve()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  await expect(pageAct(other, 'Review and execute')).toHaveCount(0)
})
