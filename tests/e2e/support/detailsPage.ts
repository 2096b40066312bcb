import { expect, type Locator, type Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import type { SafeVersion } from '@/devnet/safeContracts'
import type { Safe } from '@/devnet/safes'
import type { SafeTransactionInput } from '@/devnet/safeTransactions'
import { gatewayUrl, safePath, seedSafe, sharedChain } from './seed'

const [alice] = owners

/** A Safe of this test's own, owned by Alice, Bob and Carol, two of whom must agree. */
export function seedShared(version: SafeVersion = '1.4.1'): Promise<Safe> {
  return seedSafe({ version, owners: owners.map(({ address }) => address), threshold: 2 })
}

/** Proposes in Alice's name and answers with the hash. */
export async function propose(safe: Safe, input: SafeTransactionInput): Promise<Hex> {
  const { safeTxHash } = await proposeTo(gatewayUrl, sharedChain(), safe, input, alice)
  return safeTxHash
}

/** The page of one transaction, in the words it uses. */
export function detailsPage(page: Page) {
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  return {
    open: (safe: Address, id: string) => page.goto(safePath('/transactions/tx', safe, `&id=${id}`)),
    summary: page.getByRole('main'),
    verdict: part('Checks').locator('[data-verification]').first(),
    call: part('What it does'),
    signatures: part('Signatures'),
    hashes: part('Hashes'),
    checks: part('Checks'),
    fields: part('Fields that are signed'),
    report: part('Verification report'),
    warnings: page.getByRole('list', { name: 'Warnings' }),
  }
}

/** Once it is checked, the proof is opened to be read. */
export async function expectVerdict(verdict: Locator, status: 'match' | 'mismatch' | 'unknown') {
  await expect(verdict).toHaveAttribute('data-verification', status)
  await unfold(verdict.page())
}

/** Opens all that is there to be opened. */
async function unfold(page: Page): Promise<void> {
  const closed = page.locator('main [data-fold]:not([open]) > summary').filter({ visible: true })
  while ((await closed.count()) > 0) await closed.first().click()
}
