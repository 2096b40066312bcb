import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { safeAbi } from '@/devnet/safeTransactions'
import {
  act,
  addPayment,
  amount,
  balanceOf,
  chain,
  dialog,
  fillPayment,
  nonceOf,
  openNew,
  openQueued,
  pageAct,
  pay,
  pressAct,
  pressMore,
  reviewDraft,
  seed,
  verified,
  versions,
} from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl } from '@/tests/e2e/support/seed'

const [alice, bob] = owners
/** Of one test alone: others pay at the same time. */
const stranger = () => privateKeyToAddress(generatePrivateKey())

for (const version of versions) {
  test(`on ${version} a payment is proposed, confirmed by another owner and executed`, async ({ page, wallet }) => {
    const safe = await seed(version)
    const receiver = stranger()
    await returnConnected(page, wallet)
    await openNew(page, safe)
    await fillPayment(page, receiver, '0.000000000123456789')
    await reviewDraft(page)
    await verified(page)
    await expect(dialog(page).locator('[data-simulation="success"]')).toBeVisible()
    if (version === '1.4.1') await expectNoFaultsInBothModes(page)
    await act(page, 'Sign and propose').click()
    await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
    await expect(dialog(page).getByText('Still to sign, 1 of these:')).toBeVisible()
    await dialog(page).getByText('Show as QR code').click()
    await expect(dialog(page).getByRole('img', { name: 'QR code of the link to this transaction' })).toBeVisible()
    if (version === '1.4.1') await expectNoFaultsInBothModes(page)
    // Nothing ends at the cross: it leads to the transaction.
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/transactions\/tx\?/)

    const queue = await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${safe.address}/transactions/queued`)).json()
    const id: string = queue.results.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction.id
    await wallet.switchAccount(1)
    await openQueued(page, safe, id.split('_')[2] ?? '')
    await pressAct(page, 'Review and confirm')
    await verified(page)
    await act(page, 'Confirm').click()
    await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Confirm', exact: true })).toBeVisible()

    await act(page, 'Execute now').click()
    await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Execute', exact: true })).toBeVisible()
    expect(await balanceOf(receiver)).toBe(amount)
    expect(await nonceOf(safe)).toBe(1n)
    await expect(dialog(page).getByText(/^Gas paid: \S+ ETH/)).toBeVisible()
  })
}

test('a batch is executed at once where one signature suffices', async ({ page, wallet }) => {
  expect(wallet.address()).toBe(alice.address)
  const safe = await seed('1.4.1', 1)
  await returnConnected(page, wallet)
  await openNew(page, safe)
  await addPayment(page, recipients[2].address, '0.1')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Batch of 1 action' })).toBeVisible()
  await addPayment(page, recipients[2].address, '0.2')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await balanceOf(safe.address)).toBe(parseEther('1.7'))
})

test('a queued transaction is approved on chain, rejected and deleted', async ({ page, wallet }) => {
  expect(wallet.address()).toBe(alice.address)
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  await openQueued(page, safe, safeTxHash)
  await expect(pageAct(page, 'Delete from the queue')).toHaveAccessibleDescription(
    'Only the account that proposed this can delete it.',
  )
  await pressMore(page, 'Review and approve on chain')
  await verified(page)
  await act(page, 'Approve on chain').click()
  await expect(dialog(page).getByText('Approved on chain.')).toBeVisible()
  const args = [alice.address, safeTxHash] as const
  const abi = [
    {
      type: 'function',
      name: 'approvedHashes',
      stateMutability: 'view',
      inputs: [{ type: 'address' }, { type: 'bytes32' }],
      outputs: [{ type: 'uint256' }],
    },
  ] as const
  const approved = await chain.client.readContract({
    address: safe.address,
    abi,
    functionName: 'approvedHashes',
    args,
  })
  expect(approved).toBe(1n)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await pressMore(page, 'Reject')
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  const own = await proposeTo(gatewayUrl, chain, safe, { ...pay, nonce: 1n }, alice)
  await openQueued(page, safe, own.safeTxHash)
  await pressMore(page, 'Delete from the queue')
  await expect(page.getByText(/^Deleted: the Safe service no longer lists it\./)).toBeVisible()
  const answer = await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${own.safeTxHash}`)
  expect(answer.status).toBe(404)
})

test('a new owner and threshold are set', async ({ page, wallet }) => {
  expect(wallet.address()).toBe(alice.address)
  const safe = await seed('1.4.1', 1)
  await returnConnected(page, wallet)
  await openNew(page, safe)
  await page.getByLabel('Change owners').check()
  await page.getByLabel('New owner').fill(bob.address)
  await page.getByLabel('Signatures needed afterwards').selectOption('2')
  await expect(page.getByRole('list', { name: 'Owners afterwards' }).getByRole('listitem')).toHaveCount(2)
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  const found = await chain.client.readContract({ address: safe.address, abi: safeAbi, functionName: 'getOwners' })
  expect(found).toEqual([bob.address, alice.address])
})
