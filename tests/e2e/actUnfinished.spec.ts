import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import {
  act,
  chain,
  confirmationsOf,
  detailsOf,
  dialog,
  hideReceipts,
  nonceOf,
  openQueued,
  openReview,
  pay,
  seed,
  signatures,
} from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

const [, bob] = owners

test('a second tab signs and sends nothing twice, and for a chain that was switched nothing is sent', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await openReview(tab, safe, safeTxHash)
  }
  const held = wallet.holdNext('eth_signTypedData_v4')
  await act(page, 'Confirm').click()
  await held.arrived
  await wallet.switchChain(1)
  held.approve()
  await expect(dialog(page).getByText('The wallet is on another network now. Nothing was sent.')).toBeVisible()
  expect(await confirmationsOf(safeTxHash)).toHaveLength(1)
  await wallet.switchChain(31337)
  await act(page, 'Confirm').click()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  const asked = signatures(wallet.requests).length
  await act(other, 'Confirm').click()
  await expect(dialog(other).getByText(/^It is signed already, perhaps in another tab/)).toBeVisible()
  expect(signatures(wallet.requests)).toHaveLength(asked)
  expect(await confirmationsOf(safeTxHash)).toHaveLength(2)

  for (const tab of [page, other]) {
    await openReview(tab, safe, safeTxHash, 'Review and execute')
  }
  const execution = wallet.holdNext('eth_sendTransaction')
  await act(page, 'Execute').click()
  await execution.arrived
  await act(other, 'Execute').click()
  await expect(dialog(other).getByText(/^A wallet is being asked for this already/)).toBeVisible()
  execution.approve()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(signatures(wallet.requests)).toHaveLength(asked + 1)
})

test('a signature that was not delivered and an execution that was sent outlive the tab', async ({
  page,
  wallet,
  problems,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  problems.allow(/Failed to load resource|ERR_FAILED/)
  await page.route(/\/confirmations$/, (route) => route.abort())
  await openReview(page, safe, safeTxHash)
  await act(page, 'Confirm').click()
  await expect(dialog(page).getByText('Signed, but not delivered')).toBeVisible()
  const asked = signatures(wallet.requests).length
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openReview(page, safe, safeTxHash)
  await expect(dialog(page).getByText(/^You signed this; the Safe service has not taken it yet/)).toBeVisible()
  await act(page, 'Deliver your signature').click()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  expect(signatures(wallet.requests)).toHaveLength(asked)

  // An execution that the wallet cancelled while the tab was closed: its nonce is used, and the node forgot it.
  const slot = { sender: owners[0].address, nonce: 0 }
  const gone = { chainId: 31337, safe: safe.address, hash: safeTxHash, txHash: `0x${'ab'.repeat(32)}`, slot }
  await page.evaluate(
    (entry) => localStorage.setItem('countersign.executions', JSON.stringify([{ ...entry, sentAt: Date.now() }])),
    gone,
  )
  await openQueued(page, safe, safeTxHash)
  const panel = page.getByRole('region', { name: 'Actions' })
  await expect(panel.getByText(/^It was cancelled or replaced/)).toBeVisible()

  const queued = await detailsOf(safeTxHash)
  await lieAbout(page, /\/transactions\/multisig_/, () => queued)
  await hideReceipts(page)
  await openReview(page, safe, safeTxHash, 'Review and execute')
  await act(page, 'Execute').click()
  await expect(dialog(page).getByText('Sent. Waiting until the network has it…')).toBeVisible()
  await openQueued(page, safe, safeTxHash)
  await expect(panel.getByText('Sent. Waiting until the network has it…')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await lieAbout(page, /\/transactions\/multisig_/, () => queued)
  // The next block: then the page asks for the receipt again.
  await seed()
  await expect(panel.getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await nonceOf(safe)).toBe(1n)
})
