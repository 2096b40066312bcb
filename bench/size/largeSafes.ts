import type { Page } from '@playwright/test'
import { owners } from '../../devnet/accounts'
import { returnConnected } from '../../tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '../../tests/e2e/support/seed'
import { ports } from '../../tests/e2e/support/siteEnv'
import { installWallet } from '../../tests/e2e/wallet/installWallet'
import { seedBatch, seedOwners, seedQueue, seedSafes, seedTokens } from './largeWorld'
import { measure } from './measure'
import type { Report } from './report'

const [alice] = owners

/** Opens a page; it is there when `ready` is on it. */
const open = (page: Page, path: string, ready: string) => async () => {
  await page.goto(path)
  await page.locator(ready).first().waitFor({ state: 'attached' })
}

async function scrollThrough(page: Page) {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(30)
  }
}

/** Presses each button that shows more until there is none. */
async function showAll(page: Page) {
  const more = page.getByRole('main').getByRole('button', { name: /^Show .*more/ })
  while ((await more.count()) > 0) await more.last().click()
}

export async function measureTokens(page: Page, report: Report) {
  const { address } = await seedTokens(928)
  const first = '[data-asset] [data-verification="match"]'
  // The service reads the chain when it is asked for the first time.
  await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}/balances/usd`).then((answer) => answer.text())
  await report('opened', await measure(page, open(page, safePath('/balances', address), first)), page)
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

export async function measureBatch(page: Page, report: Report) {
  const { safe, id } = await seedBatch(500)
  const checked = 'main [data-verification="match"]'
  const path = safePath('/transactions/tx', safe.address, `&id=${id}`)
  await report('opened', await measure(page, open(page, path, checked)), page)
  await page.locator('main details:not([open]) > summary').first().waitFor()
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

export async function measureOwners(page: Page, count: number, report: Report) {
  const { safe, id } = await seedOwners(count)
  const path = safePath('/transactions/tx', safe.address, `&id=${id}`)
  await report('transaction opened', await measure(page, open(page, path, 'main [data-verification="match"]')), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
  await report(
    'settings',
    await measure(page, open(page, safePath('/settings/setup', safe.address), 'main ul li')),
    page,
  )
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

export async function measureSafes(page: Page, count: number, report: Report) {
  await seedSafes(alice.address, count)
  const rpcUrls = { 31337: `http://127.0.0.1:${ports.chain}`, 1: `http://127.0.0.1:${ports.nameChain}` }
  await returnConnected(page, await installWallet(page, { rpcUrls, chainId: 31337 }))
  await report('start page', await measure(page, open(page, '/', 'main ul li a[href*="safe="]')), page)
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

/** Two hundred rows are checked on a slow machine while somebody works on. */
export async function measureChecking(page: Page, report: Report) {
  const { address } = await seedQueue(200)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = open(page, safePath('/transactions/queue', address), 'main [data-transaction]')
  await report('opened, slow', await measure(page, begun), page)
  const work = async () => {
    for (let round = 0; round < 10; round += 1) {
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Tab')
      await page.getByRole('main').getByRole('link').first().hover()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Shift+Tab')
    }
  }
  await report('worked on, slow', await measure(page, work), page)
}
