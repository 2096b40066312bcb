import type { Page } from '@playwright/test'
import { type Hex, type LocalAccount, parseAbi } from 'viem'
import { owners } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { expect } from './fixtures'
import { safePath, seedSafe, sharedChain } from './seed'

export const chain = sharedChain()
const signatureAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

export const seed = (
  version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1',
  threshold = 2,
  of: readonly LocalAccount[] = owners,
) => seedSafe({ version, owners: of.map(({ address }) => address), threshold }, 0n)

export const verdict = (page: Page) =>
  page.getByRole('region', { name: 'Checks', exact: true }).locator('[data-verification]').first()
export const signButton = (page: Page) => page.getByRole('button', { name: 'Sign message', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign a message as this Safe' })

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })

/** The hash that the dialog shows as the one to be signed, which is unfolded for that. */
export async function shownHash(page: Page): Promise<string> {
  await dialog(page).locator('summary').filter({ hasText: 'Hashes' }).click()
  const shown = dialog(page).getByText('safeMessageHash').locator('..').locator('code')
  return ((await shown.textContent()) ?? '').replace(/\s/g, '')
}

export async function review(page: Page, safe: Safe, text: string, isTypedData = false) {
  await page.goto(safePath('/transactions/messages', safe.address))
  await page.getByRole('radio', { name: isTypedData ? 'Typed data (EIP-712)' : 'Text' }).check()
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

export const openMessage = (page: Page, safe: Safe, hash: string) =>
  page.goto(safePath('/transactions/msg', safe.address, `&messageHash=${hash}`))

/** Asks the Safe itself, as a site would that is shown the signature. */
export async function isAccepted(safe: Safe, hash: Hex, signature: Hex) {
  const call = { address: safe.address, abi: signatureAbi, functionName: 'isValidSignature' } as const
  return (await chain.client.readContract({ ...call, args: [hash, signature] })) === '0x1626ba7e'
}

export async function readFinal(page: Page) {
  const final = page.getByRole('region', { name: 'Final signature' })
  await expect(final.locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  return (await final.locator('code').textContent()) as Hex
}
