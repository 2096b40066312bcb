import { readFile } from 'node:fs/promises'
import type { Address } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { safeAbi } from '@/devnet/safeTransactions'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { formatTransactionLink } from '@/lib/safe/file/transactionLink'
import { createTransaction } from '@/lib/safe/hash/transaction'
import {
  act,
  addAction,
  balanceOf,
  chain,
  confirmationsOf,
  dialog,
  fillPayment,
  nonceOf,
  openMore,
  openNew,
  openQueued,
  pageAct,
  pay,
  pressMore,
  reviewDraft,
  seed,
  verified,
} from '@/tests/e2e/support/actPage'
import { expectNoFaults, expectNoFaultsInBothModes, modes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout, safePath, seedSafe } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
type Details = { txData: { to: { value: string } } }

test('owners are changed several times in one batch, and nothing that is typed is lost', async ({ page, wallet }) => {
  const safe = await seed('1.4.1', 1)
  await returnConnected(page, wallet)
  await openNew(page, safe)
  await page.getByLabel('Change owners').check()
  for (const { address } of [bob, carol]) {
    await page.getByLabel('New owner').fill(address)
    await addAction(page)
  }
  await page.getByLabel('New owner').fill(bob.address)
  await addAction(page)
  await expect(page.getByText('This address is an owner already.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Remove an owner' })
  await page.getByLabel('Owner', { exact: true }).selectOption(alice.address)
  await page.getByLabel('Signatures needed afterwards').selectOption('2')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Batch of 2 actions' })).toBeVisible()
  await expect(page.getByLabel('Signatures needed afterwards')).toHaveValue('2')
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue(alice.address)
  for (const { viewport, colorScheme } of modes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page)
  }
  await addAction(page)
  await expect(page.getByRole('list', { name: 'Owners afterwards' }).getByRole('listitem')).toHaveText([
    /^carol\.eth/,
    /^bob\.eth/,
  ])
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  const read = (functionName: 'getOwners' | 'getThreshold') =>
    chain.client.readContract({ address: safe.address, abi: safeAbi, functionName })
  expect(await read('getOwners')).toEqual([carol.address, bob.address])
  expect(await read('getThreshold')).toBe(2n)
})

test('a transaction goes from owner to owner by file and link, is handed to the service, and is executed without it', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  await page.route(`${gatewayUrl}/**`, (route) => route.abort())
  await openNew(page, safe)
  // The list of tokens is the service’s: the chain’s own currency is there without it.
  await fillPayment(page, dave.address, '0.5')
  await reviewDraft(page)
  await verified(page)
  // What can be done without the service is next.
  await expect(act(page, 'Sign and propose')).toBeHidden()
  await act(page, 'Sign and hand on').click()
  await expect(dialog(page).getByText('Signed. Nobody was told')).toBeVisible()
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save as a file' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.parse(text).signatures).toHaveLength(1)

  const tampered = JSON.parse(text)
  tampered.transaction.to = erin.address
  await wallet.switchAccount(1)
  await openNew(page, safe)
  await page.getByRole('button', { name: 'Forget it' }).click()
  await page.getByRole('button', { name: 'Forget for good' }).click()
  const open = async (content: object) => {
    const buffer = Buffer.from(JSON.stringify(content))
    await page.getByLabel(/as a file/).setInputFiles({ name: 'tx.json', mimeType: 'application/json', buffer })
  }
  await open(tampered)
  await expect(dialog(page).locator('[data-verification]').first()).toHaveAttribute('data-verification', 'mismatch')
  await expect(
    dialog(page).getByRole('alert').filter({ hasText: 'Nothing can be signed. Does not match' }),
  ).toBeVisible()
  await expect(act(page, 'Sign and propose')).toHaveCount(0)
  await expect(act(page, 'Sign and hand on')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await open({ ...JSON.parse(text), safe: dave.address })
  await expect(page.getByText(`This transaction is of another Safe: ${dave.address}`)).toBeVisible()

  await open(JSON.parse(text))
  await verified(page)
  await openMore(page)
  await act(page, 'Sign and hand on').click()
  await expect(dialog(page).getByText('Signed. Nobody was told')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy as a link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url().split('#')[0]} ${request.postData()}`))
  await page.goto('/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Review the transaction of the link' }).click()
  await verified(page)
  await expect(dialog(page).getByText('2 of 2', { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openMore(page)
  await act(page, 'Hand its signatures to the Safe service').click()
  await expect(dialog(page).getByText('Handed over: it is in the queue.')).toBeVisible()
  expect(await confirmationsOf(JSON.parse(text).safeTxHash)).toHaveLength(2)
  await page.route(`${gatewayUrl}/**`, (route) => route.abort())
  const before = await balanceOf(dave.address)
  await act(page, 'Execute now').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await balanceOf(dave.address)).toBeGreaterThan(before)
  expect(await nonceOf(safe)).toBe(1n)
  expect(asked.filter((sent) => sent.includes(new URL(link).hash.slice(4, 60)))).toEqual([])
})

test('a Safe that needs two signatures signs for another one by a transaction of its own', async ({ page, wallet }) => {
  test.slow()
  const nested = await seed('1.3.0')
  const parent = await seedSafe({ version: '1.5.0', owners: [dave.address, nested.address], threshold: 2 })
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, parent, { ...pay, to: erin.address }, dave)
  await returnConnected(page, wallet)
  await openQueued(page, parent, safeTxHash)
  await page.getByRole('link', { name: 'Propose the approval in that Safe' }).click()
  await expect(page.getByText(`transaction of ${parent.address} as one of its owners`)).toBeVisible()
  await expect(page.locator('[data-verification]').first()).toHaveAttribute('data-verification', 'match')
  // What the link carried was shown and checked: it is known in the review too, also without the service.
  const hide = () =>
    page.route(new RegExp(`/transactions/${safeTxHash}$`), (route) => route.fulfill({ status: 404, json: {} }))
  await hide()
  await page.getByRole('button', { name: 'Review the approval' }).click()
  await verified(page)
  await expect(dialog(page).getByText('Recomputed from what was given here')).toBeVisible()
  await act(page, 'Sign and propose').click()
  await expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()

  // The co-owner is shown what the approval signs for, and where that is not true, signs nothing.
  await wallet.switchAccount(1)
  const approved = page.getByRole('region', { name: 'What it approves' })
  const verdict = approved.locator('[data-verification]').first()
  const open = async () => {
    await page.goto(safePath('/transactions/queue', nested.address))
    await page.locator('[data-transaction]').first().getByRole('link').first().click()
  }
  await lieAbout(page, new RegExp(`/transactions/${safeTxHash}$`), ({ txData }: Details) => {
    txData.to.value = bob.address
  })
  await open()
  await expect(verdict).toHaveAttribute('data-verification', 'mismatch')
  await expect(approved.getByText('What it does')).toHaveCount(0)
  await expect(pageAct(page, 'Review and confirm')).toBeDisabled()
  await expect(pageAct(page, 'Reject')).toBeEnabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await hide()
  await open()
  await expect(verdict).toHaveAttribute('data-verification', 'unknown')
  await expect(pageAct(page, 'Review and execute')).toHaveAccessibleDescription(/Give that transaction under/)
  await expect(pageAct(page, 'Review and execute')).toBeDisabled()
  await expect(pageAct(page, 'Review and confirm')).toBeDisabled()
  await expect(pageAct(page, 'Reject')).toBeEnabled()
  // Another owner hands it on, and what has another hash is not taken for it.
  const field = approved.getByLabel('Or as text or link')
  const give = async (to: Address, write: (file: TransactionFile) => string) => {
    const transaction = createTransaction({ ...pay, to, data: '0x' }, pay.nonce)
    const file = { chainId: 31337, safe: parent.address, transaction, safeTxHash, signatures: [] }
    await field.fill(write(file))
    await approved.getByRole('button', { name: 'Read and check' }).click()
  }
  await give(bob.address, formatTransactionFile)
  await expect(approved.getByRole('alert')).toContainText('This is another transaction than the one that is approved')
  await expect(field).toHaveValue(new RegExp(bob.address))
  await expectNoFaultsInBothModes(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(approved.getByText('What it does')).toHaveCount(0)
  await expect(pageAct(page, 'Review and execute')).toBeDisabled()
  await give(erin.address, (file) => `http://any.example/${formatTransactionLink('tx', file)}`)
  await expect(verdict).toHaveAttribute('data-verification', 'match')
  await pressMore(page, 'Review and execute')
  await verified(page)
  const shown = dialog(page).getByRole('region', { name: 'What it approves' })
  await expect(shown).toContainText(parent.address)
  await expect(shown).toContainText('Recomputed from what was given here: this is what is approved.')
  await expect(shown.getByRole('heading', { name: 'Send 0.000000000123456789 ETH to erin.eth' })).toBeVisible()
  await expect(act(page, 'Execute')).toBeEnabled()
  // What the gateway does know needs no hand.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open()
  await expect(approved.getByText('Checked: this is what is approved.')).toBeVisible()
  await pressMore(page, 'Review and execute')
  await verified(page)
  await act(page, 'Execute').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  await openQueued(page, parent, safeTxHash)
  await expect(page.getByText('2 of 2').first()).toBeVisible()
})
