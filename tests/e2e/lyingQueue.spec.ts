import { proposeTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, openQueue, pay, queued, seed, verdict } from '@/tests/e2e/support/queuePage'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'
import { listClaims } from '@/tests/verify/claims/listClaims'
import { listFieldLies } from '@/tests/verify/fieldLies'

// All others of the table of claims are told in tests/screens.
const names: Record<string, string> = {
  'results.TRANSACTION.transaction.txInfo.Transfer.recipient.value': 'Recipient',
  'results.TRANSACTION.transaction.executionInfo.MULTISIG.confirmationsRequired': 'Signatures needed',
}

test('one thing changed in the list is a mismatch that names it', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const path = `/v1/chains/31337/safes/${safe.address}/transactions/queued`
  const answer: unknown = await (await fetch(`${gatewayUrl}${path}`)).json()
  const lies = listFieldLies(answer, { results: listClaims }, 'waiting').filter(({ field }) => names[field])
  expect(lies.map(({ field }) => field).sort()).toEqual(Object.keys(names).sort())
  await page.addInitScript(() => localStorage.clear())
  for (const lie of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await lieAbout(page, queued, () => lie.answer)
    await openQueue(page, safe)
    await expect(verdict(page, safeTxHash), lie.field).toContainText(`Does not match: ${names[lie.field]}`)
    await expect(verdict(page, safeTxHash), lie.field).toHaveAttribute('data-verification', 'mismatch')
  }
})
