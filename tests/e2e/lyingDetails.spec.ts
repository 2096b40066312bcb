import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { detailsPage, expectVerdict, propose, seedShared } from '@/tests/e2e/support/detailsPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'
import { change, other, strangeHash } from '@/tests/verify/lyingGateway'

/** What is lied about, where it stands in the answer, the lie, and the field as the page names it. */
type Lie = [what: string, path: string, value: unknown, name: string]

const [alice, bob] = owners
const [dave, erin] = recipients
const multisig = 'detailedExecutionInfo'
const anySignature = `0x${'11'.repeat(64)}1b`

const detailsLies: Lie[] = [
  ['to', 'txData.to.value', other, 'Recipient'],
  ['value', 'txData.value', '8', 'Amount'],
  ['data', 'txData.hexData', '0x12345678', 'Call data'],
  ['operation', 'txData.operation', 1, 'Operation'],
  ['nonce', `${multisig}.nonce`, 3, 'Nonce'],
  ['safeTxGas', `${multisig}.safeTxGas`, '9', 'Safe transaction gas'],
  ['baseGas', `${multisig}.baseGas`, '9', 'Base gas'],
  ['gasPrice', `${multisig}.gasPrice`, '9', 'Gas price'],
  ['gasToken', `${multisig}.gasToken`, other, 'Gas token'],
  ['refundReceiver', `${multisig}.refundReceiver.value`, other, 'Refund receiver'],
  ['safeTxHash', `${multisig}.safeTxHash`, strangeHash, 'Transaction hash'],
  ['owner of a confirmation', `${multisig}.confirmations.0.signer.value`, bob.address, 'Signer'],
  ['signature of a confirmation', `${multisig}.confirmations.0.signature`, anySignature, 'Signature'],
  ['number of signatures', `${multisig}.confirmationsRequired`, 1, 'Signatures needed'],
  ['list of owners', `${multisig}.signers.2.value`, other, 'Owners'],
  ['decimals', 'txInfo.transferInfo.decimals', 9, 'Decimals of the token'],
  ['symbol', 'txInfo.transferInfo.tokenSymbol', 'USDC', 'Symbol of the token'],
  ['recipient of the summary', 'txInfo.recipient.value', erin.address, 'Recipient'],
  ['amount of the summary', 'txInfo.transferInfo.value', '1500', 'Amount'],
  ['decoded method', 'txData.dataDecoded.method', 'approve', 'Decoded call'],
  ['decoded parameter', 'txData.dataDecoded.parameters.0.value', erin.address, 'Decoded call'],
  ['status', 'txStatus', 'CANCELLED', 'Status'],
  ['Safe', 'safeAddress', other, 'Safe'],
]

const safeLies: Lie[] = [
  ['version', 'version', '1.3.0', 'Version'],
  ['owners', 'owners.0.value', other, 'Owners'],
  ['threshold', 'threshold', 1, 'Signatures needed'],
]

/** A token transfer: every field of its answer has something to be wrong about. */
async function seedTransfer() {
  const safe = await seedShared()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave.address, 1_500_000n] })
  return { safe, safeTxHash: await propose(safe, { to: devnetTokens.dollar, data }) }
}

async function expectNamed(page: Page, name: string, what: string) {
  const details = detailsPage(page)
  await expect(details.verdict, what).toHaveAttribute('data-verification', 'mismatch', oneLook)
  await expect(details.verdict, what).toContainText('Mismatch')
  await expect(details.verdict.getByText(/^Does not match: /), what).toContainText(name)
  const check = details.checks.getByRole('listitem').filter({ hasText: 'Mismatch' })
  await expect(check.filter({ has: page.getByText(name, { exact: true }) }).first(), what).toBeVisible()
}

test('the truth is verified, and one thing changed at a time is a mismatch that is named', async ({ page }) => {
  test.slow()
  await page.clock.install()
  const { safe, safeTxHash } = await seedTransfer()
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'match')
  await expect(details.checks.getByText('Mismatch', { exact: true })).toHaveCount(0)
  await expect(details.signatures.getByRole('listitem').filter({ hasText: alice.address })).toContainText('Holds.')
  for (const [lies, pattern] of [
    [detailsLies, new RegExp(`/transactions/${safeTxHash}$`)],
    [safeLies, new RegExp(`/safes/${safe.address}$`)],
  ] as const) {
    for (const [what, path, value, name] of lies) {
      await lieAbout(page, pattern, (answer) => change(answer, path, value))
      await expectAfterPoll(page, () => expectNamed(page, name, what))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await expectAfterPoll(page, () =>
        expect(details.verdict, what).toHaveAttribute('data-verification', 'match', oneLook),
      )
    }
  }
})

test('a changed field that nothing else gives is honestly one of several', async ({ page }) => {
  const safe = await seedShared()
  const refund = { safeTxGas: 100_000n, baseGas: 50_000n, gasPrice: 10n ** 9n, refundReceiver: erin.address }
  const safeTxHash = await propose(safe, { to: dave.address, value: 1n, ...refund })
  const lie = `${multisig}.safeTxGas`
  await lieAbout(page, new RegExp(`/transactions/${safeTxHash}$`), (answer) => change(answer, lie, '100001'))
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'mismatch')
  await expectNamed(page, 'One of the signed fields', 'safeTxGas')
  await expect(details.checks).toContainText('Which one, nothing here tells.')
})

test('a true answer about another transaction than was asked for is a mismatch', async ({ page }) => {
  const { safe, safeTxHash } = await seedTransfer()
  const harmless = await propose(safe, { to: dave.address, value: 1n, nonce: 1n })
  const answer = await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${harmless}`)
  const json: unknown = await answer.json()
  await lieAbout(page, new RegExp(`/transactions/${safeTxHash}$`), () => json)
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'mismatch')
  await expect(details.verdict).toContainText('Does not match: Transaction id.')
})
