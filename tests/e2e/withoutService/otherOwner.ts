import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { chain } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes, modes } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { installWallet } from '@/tests/e2e/wallet/installWallet'
import { watchGateway } from './site'

const [, bob] = owners

/** A phone's window. */
export const narrow = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

/** Another owner in a browser of their own. */
export async function openAsBob(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  const wallet = await installWallet(context, { rpcUrls: { 31337: chain.url }, chainId: 31337 })
  await wallet.switchAccount(1)
  expect(wallet.address()).toBe(bob.address)
  const asked = watchGateway(context)
  const page = await context.newPage()
  await returnConnected(page, wallet, baseURL)
  return { page, asked, close: () => context.close() }
}

/** At every width and in both schemes; the window is a desktop's again afterwards. */
export async function expectNoFaultsAnywhere(page: Page, except: readonly string[] = []) {
  await expectNoFaultsInBothModes(page, except)
  await page.setViewportSize(modes[0].viewport)
}

/** What a press of the button copies. */
export async function copyFrom(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Where the file lies that a press of the button saves. */
export async function saveFrom(page: Page, path: string, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press()
  await (await downloading).saveAs(path)
  return path
}
