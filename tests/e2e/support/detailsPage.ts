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
    /** The part with title and status. */
    summary: page
      .locator('main section')
      .filter({ has: page.locator('[data-verification]') })
      .first(),
    verdict: page.locator('main [data-verification]').first(),
    call: part('What it does'),
    signatures: part('Signatures'),
    hashes: part('Hashes'),
    checks: part('Checks'),
    fields: part('Fields that are signed'),
    report: part('Verification report'),
    warnings: page.getByRole('list', { name: 'Warnings' }),
  }
}

export async function expectVerdict(verdict: Locator, status: 'match' | 'mismatch' | 'unknown') {
  await expect(verdict).toHaveAttribute('data-verification', status)
}
