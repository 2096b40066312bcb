import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { safePath, seedSafe, sharedChain } from './seed'

const [dave] = recipients
export const chain = sharedChain()
export const queued = /\/transactions\/queued$/

export type Item = {
  type: string
  transaction?: {
    id: string
    txInfo: { recipient: { value: string }; transferInfo: { value: string } }
    executionInfo: { nonce: number; confirmationsSubmitted: number; confirmationsRequired: number }
  }
}
export type QueuePage = { results: Item[] }

export const seed = () => seedSafe({ version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
export const pay = (nonce: bigint, to = dave.address) => ({ to, value: parseEther('0.1'), nonce })

export async function openQueue(page: Page, safe: Safe) {
  await page.goto(safePath('/transactions/queue', safe.address))
}

export const row = (page: Page, safeTxHash: string) => page.locator(`[data-transaction$="${safeTxHash}"]`)
export const verdict = (page: Page, safeTxHash: string) => row(page, safeTxHash).locator('[data-verification]')

export const signed = (page: Page, safeTxHash: string, name: string) =>
  row(page, safeTxHash).getByRole('img', { name, exact: true })

/** The one transaction that a page of the queue holds, to be lied about. */
export function onlyOne({ results }: QueuePage) {
  const [found] = results.flatMap(({ transaction }) => (transaction ? [transaction] : []))
  if (!found) throw new Error('The queue is empty')
  return found
}
