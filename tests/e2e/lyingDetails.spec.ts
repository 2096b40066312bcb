import { encodeFunctionData, erc20Abi } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { detailsPage, expectVerdict, propose, seedShared } from '@/tests/e2e/support/detailsPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'
import { detailsClaims } from '@/tests/verify/claims/detailsClaims'
import { safeClaims } from '@/tests/verify/claims/safeClaims'
import { type FieldLie, listFieldLies } from '@/tests/verify/fieldLies'

const [alice] = owners
const [dave] = recipients
const multisig = 'detailedExecutionInfo.MULTISIG'

// All others of the table of claims are told in tests/screens.
const names: Record<string, string> = {
  ...{
    'txData.to.value': 'Recipient',
    [`${multisig}.confirmations.signature`]: 'Signature',
    threshold: 'Signatures needed',
  },
  'txInfo.Transfer.transferInfo.ERC20.decimals': 'Decimals of the token',
}

test('an open page finds out what is changed from one answer to the next, and takes it back with the truth', async ({
  page,
}) => {
  await page.clock.install()
  const safe = await seedShared()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave.address, 1_500_000n] })
  const safeTxHash = await propose(safe, { to: devnetTokens.dollar, data })
  const read = async (path: string): Promise<unknown> => (await fetch(`${gatewayUrl}/v1/chains/31337${path}`)).json()
  const told: [pattern: RegExp, lies: FieldLie[]][] = [
    [
      new RegExp(`/transactions/${safeTxHash}$`),
      listFieldLies(await read(`/transactions/${safeTxHash}`), detailsClaims, 'waiting'),
    ],
    [new RegExp(`/safes/${safe.address}$`), listFieldLies(await read(`/safes/${safe.address}`), safeClaims, 'waiting')],
  ]
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'match')
  await expect(details.checks.getByText('Mismatch', { exact: true })).toHaveCount(0)
  await expect(details.signatures.getByRole('listitem').filter({ hasText: alice.address })).toContainText('Holds.')
  const named = new Set<string>()
  for (const [pattern, lies] of told) {
    for (const { field, answer } of lies) {
      const name = names[field]
      if (!name) continue
      named.add(field)
      await lieAbout(page, pattern, () => answer)
      await expectAfterPoll(page, async () => {
        await expect(details.verdict, field).toHaveAttribute('data-verification', 'mismatch', oneLook)
        await expect(details.verdict.getByText(/^Does not match: /), field).toContainText(name)
        const check = details.checks.getByRole('listitem').filter({ hasText: 'Mismatch' })
        await expect(check.filter({ has: page.getByText(name, { exact: true }) }).first(), field).toBeVisible()
      })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await expectAfterPoll(page, () =>
        expect(details.verdict, field).toHaveAttribute('data-verification', 'match', oneLook),
      )
    }
  }
  expect([...named].sort()).toEqual(Object.keys(names).sort())
})
