import { owners } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { test as base } from '@/tests/e2e/support/fixtures'
import { seedSafe } from '@/tests/e2e/support/seed'
import { type AppSite, startAppSite } from './appSite'

/** Tests with an app's site of their own and a 1-of-1 Safe of Alice, whom the injected wallet stands for. */
export const test = base.extend<object, { site: AppSite; safe: Safe }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const site = await startAppSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  safe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => use(await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })),
    { scope: 'worker' },
  ],
})
