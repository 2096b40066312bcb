import { readFile } from 'node:fs/promises'
import { encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { inTurn } from '@/devnet/inTurn'
import { safeVersions } from '@/devnet/safeContracts'
import { approvedHashSignature } from '@/devnet/safeSignatures'
import { buildSafeTransaction, executeSafeTransaction, safeAbi, signSafeTransaction } from '@/devnet/safeTransactions'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { detailsPage, expectVerdict, propose, seedShared } from '@/tests/e2e/support/detailsPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { gatewayUrl, lieAbout, seedSafe, sharedChain } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const stranger = '0x000000000000000000000000000000000000dEaD'

test('a true transaction of a Safe of each version is verified, with the hash that its contract computes', async ({
  page,
  chain,
}) => {
  test.slow()
  const details = detailsPage(page)
  for (const version of safeVersions) {
    const safe = await seedShared(version)
    const amount = 123_456_789_012_345_678n
    const safeTxHash = await propose(safe, { to: dave.address, value: amount })
    const transaction = await buildSafeTransaction(sharedChain(), safe, { to: dave.address, value: amount })
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
    const ofContract = await chain.readContract({
      address: safe.address,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    })
    await details.open(safe.address, `multisig_${safe.address}_${safeTxHash}`)
    await expectVerdict(details.verdict, 'match')
    await expect(details.verdict).toHaveAccessibleName('Verified. Checked: this is what will be signed.')
    const heading = page.getByRole('heading', { level: 2, name: 'Send 0.123456789012345678 ETH to dave.eth' })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(
      /^Send 0\.123456789012345678 ETH to dave\.eth · dev:0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4} – Countersign$/,
    )
    await expect(details.hashes.getByText('safeTxHash', { exact: true }).locator('..')).toContainText(ofContract)
    await expect(details.signatures).toContainText('1 of 2 needed signatures')
    await expect(details.signatures.getByRole('listitem').filter({ hasText: alice.address })).toContainText('Holds.')
    for (const { address } of [bob, carol]) {
      const row = details.signatures.getByRole('listitem').filter({ hasText: address })
      await expect(row).toContainText('Has not signed')
    }
    await expect(details.fields.getByRole('row', { name: `value ${amount}` })).toBeVisible()
    await expect(details.fields.getByRole('row')).toHaveCount(10)
    await expect(details.fields).toContainText('Nobody is refunded')
  }
})

test('what a transaction does is said in words: batches, settings, rejections, refunds, unknown functions', async ({
  page,
}) => {
  test.slow()
  const safe = await seedShared()
  const details = detailsPage(page)

  await test.step('a batch, call by call', async () => {
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [erin.address, 1_500_000n] })
    const calls = [
      { to: dave.address, value: parseEther('0.25') },
      { to: devnetTokens.dollar, data: transfer },
      { to: safe.address, data: encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [3n] }) },
    ]
    const safeTxHash = await propose(safe, encodeBatch('1.4.1', calls))
    await details.open(safe.address, safeTxHash)
    await expectVerdict(details.verdict, 'match')
    await expect(
      page.getByRole('heading', {
        level: 2,
        name: '3 actions: Send 0.25 ETH to dave.eth; Send 1.5 DUSD to erin.eth; …',
      }),
    ).toBeVisible()
    for (const number of [1, 2, 3]) {
      await expect(details.call.getByRole('heading', { name: `Call ${number} of 3` })).toBeVisible()
    }
    const parts = details.call.getByRole('list').first().locator('> li')
    await expect(parts.nth(0)).toContainText('0.25 ETH')
    await expect(parts.nth(1)).toContainText('transfer(address,uint256)')
    await expect(parts.nth(1)).toContainText(erin.address)
    await expect(parts.nth(1)).toContainText('1500000')
    await expect(details.call.getByText('MultiSendCallOnly contract, version 1.4.1')).toBeVisible()
    await expect(
      details.call.getByText(/^Delegatecall: runs the code at this address as this Safe itself/),
    ).toBeVisible()
    await expect(details.warnings).toContainText('From now on, 3 signatures are needed.')
  })

  await test.step('a change of settings', async () => {
    const args = [erin.address, 3n] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
    await details.open(safe.address, await propose(safe, { to: safe.address, data }))
    await expectVerdict(details.verdict, 'match')
    // What it changes is said once, and whom in full; there are four owners then, and three must sign.
    await expect(page.getByRole('heading', { level: 2, name: 'Add erin.eth as owner; 3 signatures' })).toBeVisible()
    const owner = details.summary.getByText('New owner').locator('..')
    await expect(owner).toContainText(erin.address)
    await expect(details.summary.getByText('Add the owner')).toHaveCount(0)
    await expect(details.warnings).toHaveCount(0)
  })

  await test.step('a rejection, which is one only without any effect of its own', async () => {
    await details.open(safe.address, await propose(safe, { to: safe.address }))
    await expect(page.getByRole('heading', { level: 2, name: /^Reject transaction #\d+$/ })).toBeVisible()
    const refund = { safeTxGas: 1n, baseGas: 50_000n, gasPrice: 10n ** 9n, gasToken: devnetTokens.dollar }
    const fake = await propose(safe, { to: safe.address, ...refund, refundReceiver: dave.address })
    await details.open(safe.address, fake)
    await expect(page.getByRole('heading', { level: 2, name: 'Looks like a rejection, but is none' })).toBeVisible()
    await expectVerdict(details.verdict, 'mismatch')
    await expect(details.verdict).toContainText('Does not match: Rejection.')
    await expect(details.warnings.getByRole('listitem').filter({ hasText: 'Danger' }).first()).toBeVisible()
  })

  await test.step('a refund', async () => {
    const refund = { safeTxGas: 100_000n, baseGas: 50_000n, gasPrice: 10n ** 9n, refundReceiver: erin.address }
    await details.open(safe.address, await propose(safe, { to: dave.address, value: 1n, ...refund }))
    await expectVerdict(details.verdict, 'match')
    await expect(details.fields).toContainText(`The Safe pays ${erin.address} 0.000000001 ETH for each unit of gas`)
    await expect(details.warnings.getByRole('listitem').filter({ hasText: 'Danger' })).toContainText('refund')
  })

  await test.step('an unknown function, with its bytes, and the gateway’s word as its word', async () => {
    const abi = parseAbi(['function paint(uint256 colour)'])
    const data = encodeFunctionData({ abi, args: [7n] })
    const safeTxHash = await propose(safe, { to: stranger, data })
    const parameters = [{ name: 'colour', type: 'uint256', value: '7' }]
    await lieAbout(page, new RegExp(`/transactions/${safeTxHash}`), (answer: { txData: object }) => ({
      ...answer,
      txData: { ...answer.txData, dataDecoded: { method: 'paint', parameters } },
    }))
    await details.open(safe.address, safeTxHash)
    await expectVerdict(details.verdict, 'match')
    await expect(details.call).toContainText(`Function ${data.slice(0, 10)} is not known here`)
    await details.call.getByText('Raw data (36 bytes)').click()
    await expect(details.call.getByText(data, { exact: true })).toBeVisible()
    await expect(details.call.getByRole('heading', { name: 'The Safe service’s word' })).toBeVisible()
    await expect(details.call).toContainText('Only the Safe service reads this data')
    await expect(details.warnings).toContainText('Only the Safe service decodes this data; it was not checked.')
  })
})

test('an owner that is a Safe itself is shown with its kind of signature; the report says what was checked', async ({
  page,
}) => {
  const chain = sharedChain()
  const inner = await seedSafe({ version: '1.4.1', owners: [bob.address], threshold: 1 }, 0n)
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address, inner.address], threshold: 2 })
  const input = { to: dave.address, value: 77n }
  const safeTxHash = await propose(safe, input)
  const transaction = await buildSafeTransaction(chain, safe, input)
  const signature = await signSafeTransaction(chain, safe, transaction, [{ safe: inner, signers: [bob] }])
  const path = `${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}/confirmations`
  const headers = { 'content-type': 'application/json' }
  await expect(fetch(path, { method: 'POST', headers, body: JSON.stringify({ signature }) })).resolves.toMatchObject({
    ok: true,
  })
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'match')
  const row = details.signatures.getByRole('listitem').filter({ hasText: inner.address })
  await expect(row).toContainText('Signed by a contract (EIP-1271)')
  await expect(row).toContainText('Holds.')
  await expect(details.signatures).toContainText('2 of 2 needed signatures')

  const download = page.waitForEvent('download')
  await details.report.getByRole('button', { name: 'Download report' }).click()
  expect((await download).suggestedFilename()).toBe(`verification-${safeTxHash.slice(0, 10)}.txt`)
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/^Result: MATCH$/m)
  expect(text).toMatch(new RegExp(`^Safe: ${safe.address}$`, 'm'))
  expect(text).toMatch(/^ {2}value: 77$/m)
  expect(text).toMatch(new RegExp(`^ {2}safeTxHash: ${safeTxHash}$`, 'm'))
  for (const { address } of [alice, inner]) expect(text).toMatch(new RegExp(`^Signed by: .*${address}`, 'm'))
  expect(text).toMatch(/^ {2}match contractHash: /m)
})

test('an approval on the chain, an executed transaction, and a delegatecall to unknown code', async ({
  page,
  chain,
}) => {
  const safe = await seedShared()
  const input = { to: dave.address, value: 5n }
  const safeTxHash = await propose(safe, input)
  const approve = { address: safe.address, abi: safeAbi, functionName: 'approveHash', args: [safeTxHash] } as const
  await inTurn(() => chain.writeContractSync({ account: bob, ...approve }))
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'match')
  const row = details.signatures.getByRole('listitem').filter({ hasText: bob.address })
  await expect(row).toContainText('Approved on chain')
  await expect(row).toContainText('Holds.')
  expect(approvedHashSignature(bob.address)).toMatch(/01$/)
  const done = await executeSafeTransaction(sharedChain(), safe, { to: erin.address, value: 6n }, [alice, bob])
  await details.open(safe.address, done.safeTxHash)
  await expectVerdict(details.verdict, 'match')
  await expect(details.verdict).toHaveAccessibleName(
    /Checked: this is what was signed, and the network has its execution\.$/,
  )
  await expect(details.summary).toContainText('Executed')

  // Gateways take no such proposal; who holds the keys can still bring it to the chain.
  const strange = { to: stranger, data: '0x12345678', operation: 1 } as const
  const run = await executeSafeTransaction(sharedChain(), safe, strange, [alice, bob])
  await details.open(safe.address, run.safeTxHash)
  await expectVerdict(details.verdict, 'match')
  const danger = details.warnings.getByRole('listitem').filter({ hasText: 'Danger' })
  await expect(danger.filter({ hasText: 'Runs the code of an unknown contract.' })).toBeVisible()
  await expect(details.fields.getByRole('row', { name: 'operation 1 (delegatecall)' })).toBeVisible()
})

test('what a module did and what came in say why there is no hash, and are proved by the chain', async ({
  page,
  chain,
}) => {
  const { withModule } = describeWorld()
  const list = await fetch(`${gatewayUrl}/v1/chains/31337/safes/${withModule.address}/transactions/history`)
  const moduleId = /"id":"(module_[^"]+)"/.exec(await list.text())?.[1] ?? ''
  const details = detailsPage(page)
  await details.open(withModule.address, moduleId)
  await expectVerdict(details.verdict, 'match')
  await expect(details.verdict).toHaveAccessibleName(/Checked: the network has it as it is shown here\.$/)
  await expect(details.summary).toContainText('A module acted for the Safe on its own: owners signed nothing.')
  await expect(details.hashes).not.toContainText('safeTxHash')
  await expect(details.checks).toContainText('The Safe says that this module acted for it.')

  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 }, 0n)
  await inTurn(() => chain.sendTransactionSync({ account: erin, to: safe.address, value: parseEther('0.5') }))
  let id = ''
  await expect(async () => {
    const list = await fetch(`${gatewayUrl}/v1/chains/31337/safes/${safe.address}/transactions/history`)
    id = /"id":"(transfer_[^"]+)"/.exec(await list.text())?.[1] ?? ''
    expect(id).not.toBe('')
  }).toPass()
  await details.open(safe.address, id)
  await expectVerdict(details.verdict, 'match')
  await expect(page.getByRole('heading', { level: 2, name: 'Receive 0.5 ETH from erin.eth' })).toBeVisible()
  await expect(details.summary).toContainText('Somebody else sent this to the Safe')
})
