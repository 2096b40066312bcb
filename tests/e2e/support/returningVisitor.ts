import type { Page } from '@playwright/test'
import type { TestWallet } from '@/tests/e2e/wallet/installWallet'
import { siteOrigin } from './siteEnv'

// What the site and wagmi leave in the browser of a visitor who went away connected.
const left = {
  'countersign.wallet': 'injected',
  'wagmi.recentConnectorId': '"injected"',
}

/** The pages loaded from now on are those of a visitor who connected on an earlier day and has no session any more. */
export async function returnConnected(page: Page, wallet: TestWallet, origin = siteOrigin): Promise<void> {
  wallet.allow(origin)
  await page.addInitScript((entries) => {
    if (window.parent !== window || sessionStorage.getItem('returned')) return
    sessionStorage.setItem('returned', 'yes')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, left)
}
