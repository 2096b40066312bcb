import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import {
  act,
  chain,
  dialog,
  fillPayment,
  openNew,
  openQueued,
  openReview,
  pay,
  pressMore,
  reviewDraft,
  seed,
  unfold,
  verified,
} from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

// What comes up while money is moved, from the first review to the receipt.

const [, bob] = owners
const [dave] = recipients

test('the reviews of a payment, what is folded in them, and what each act ends in', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  await returnConnected(page, wallet)
  await openNew(page, safe)
  await fillPayment(page, dave.address, '0.5')
  await reviewDraft(page)
  await verified(page)
  await unfold(page, /[Hh]ashes/)
  await expectNoFaultsInBothModes(page)
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
  await unfold(page, /QR/)
  await expectNoFaultsInBothModes(page)
})

test('the reviews of a confirmation, a rejection and an execution, and the receipt', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await returnConnected(page, wallet)
  await openQueued(page, safe, safeTxHash)
  await pressMore(page, 'Reject')
  await verified(page)
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Escape')
  await openReview(page, safe, safeTxHash)
  await expectNoFaultsInBothModes(page)
  await act(page, 'Confirm').click()
  await expectNoFaultsInBothModes(page)
  await dialog(page).getByRole('button', { name: 'Execute now' }).click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  await expectNoFaultsInBothModes(page)
})

test('what a lying service has changed is red and readable everywhere, and its acts are blocked', async ({
  page,
  wallet,
}) => {
  test.slow()
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await returnConnected(page, wallet)
  await lieAbout(page, /\/transactions\/(0x|multisig_)/, (answer: { txData: { to: { value: string } } }) => {
    answer.txData.to.value = bob.address
  })
  await openQueued(page, safe, safeTxHash)
  await expect(page.getByRole('main').locator('[data-verification="mismatch"]').first()).toBeVisible()
  await expectNoFaultsInBothModes(page)
  expect(wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')).toEqual([])
})
