import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { startAppsSite } from '@/devnet/apps/appsSite'
import { listApps } from '@/tests/e2e/safeApps/appList'
import { test as base } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import type { TestWallet } from '@/tests/e2e/wallet/installWallet'
import { type BudgetWorld, seedBudgetWorld } from './budgetWorld'

const [, bob, carol] = owners
const [dave, erin] = recipients

export type ListedApps = { url: string; name: string }[]
type WorkerFixtures = { visitor: PrivateKeyAccount; world: BudgetWorld; listed: ListedApps }

/** In a browser of somebody who owns one Safe, with one of the demo's kind in it, while the service lists the demo's apps. */
export const test = base.extend<object, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  visitor: [async ({}, use) => use(privateKeyToAccount(generatePrivateKey())), { scope: 'worker' }],
  world: [async ({ visitor }, use) => use(await seedBudgetWorld(visitor)), { scope: 'worker' }],
  listed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const site = await startAppsSite({ port: 18_950 + workerIndex, chainId: 31_337 })
      await use(JSON.parse(readFileSync(site.listPath, 'utf8')))
      await site.stop()
    },
    { scope: 'worker' },
  ],
  walletOptions: async ({ visitor }, use) => use({ accounts: [visitor, bob, carol] }),
})

/** The pages loaded from now on are those of the Safe's owner, who has given names to some addresses. */
export async function beOwner(page: Page, wallet: TestWallet, world: BudgetWorld): Promise<void> {
  await returnConnected(page, wallet)
  await haveBook(page, world)
}

/** From the next load on there are names for some addresses. */
export async function haveBook(page: Page, { safe }: BudgetWorld): Promise<void> {
  const book = [
    { address: safe.address, name: 'Treasury' },
    { address: dave.address, name: 'Dave' },
    { address: erin.address, name: 'Erin' },
  ]
  await page.addInitScript((text) => {
    if (window.parent === window) localStorage.setItem('countersign.addressBook', text)
  }, JSON.stringify(book))
}

export async function listDemoApps(page: Page, listed: ListedApps): Promise<void> {
  await listApps(page, listed)
}
