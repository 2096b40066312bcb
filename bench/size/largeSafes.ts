import { owners } from '../../devnet/accounts'
import { gatewayUrl, safePath } from '../../tests/e2e/support/seed'
import { ports } from '../../tests/e2e/support/siteEnv'
import { welcomePage } from '../../tests/e2e/support/welcomePage'
import { installWallet } from '../../tests/e2e/wallet/installWallet'
import { seedBatch, seedOwners, seedQueue, seedSafes, seedTokens } from './largeWorld'
import { measure } from './measure'
import { opening, openOften, scrollThrough, showAll, type Visitor } from './visitor'

const [alice] = owners
const checked = 'main [data-verification="match"]'

export async function measureTokens(visitor: Visitor, count: number) {
  // Besides the Safe's own coin.
  const { address } = await seedTokens(count - 1)
  // The service reads the chain when it is asked for the first time.
  await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}/balances/usd`).then((answer) => answer.text())
  const { report } = visitor
  const first = '[data-asset] [data-verification="match"]'
  const page = await openOften(visitor, 'opened', safePath('/balances', address), first)
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

export async function measureBatch(visitor: Visitor, count: number) {
  const { safe, id } = await seedBatch(count)
  const { report } = visitor
  const path = safePath('/transactions/tx', safe.address, `&id=${id}`)
  const page = await openOften(visitor, 'opened', path, checked)
  await page.locator('main details:not([open]) > summary').first().waitFor()
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

export async function measureOwners(visitor: Visitor, count: number) {
  const { safe, id } = await seedOwners(count)
  const { report } = visitor
  const path = safePath('/transactions/tx', safe.address, `&id=${id}`)
  const page = await openOften(visitor, 'transaction opened', path, checked)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
  const signatures = page.getByRole('region', { name: 'Signatures' })
  await report('signatures', await measure(page, () => signatures.locator('summary').click()), page)
  await page.context().close()
  const ofSettings = await openOften(visitor, 'settings', safePath('/settings/setup', safe.address), 'main ul li')
  await report('settings scrolled', await measure(ofSettings, () => scrollThrough(ofSettings)), ofSettings)
}

export async function measureSafes({ openPage, report }: Visitor, count: number) {
  await seedSafes(alice.address, count)
  const page = await openPage()
  const rpcUrls = { 31337: `http://127.0.0.1:${ports.chain}`, 1: `http://127.0.0.1:${ports.nameChain}` }
  // The wallet is written into the page as it was compiled for this process, which names its functions.
  await page.context().addInitScript('globalThis.__name ??= (named) => named')
  await installWallet(page, { rpcUrls, chainId: 31337 })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  const first = '[aria-label^="Your Safes on"] a[href*="safe="]'
  await report('start page', await measure(page, opening(page, '/', first)), page)
  await report('all shown', await measure(page, () => showAll(page)), page)
  await report('scrolled', await measure(page, () => scrollThrough(page)), page)
}

/** So many rows are checked on a slow machine while somebody works on. */
export async function measureChecking({ openPage, report }: Visitor, count: number) {
  const { address } = await seedQueue(count)
  const page = await openPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = opening(page, safePath('/transactions/queue', address), 'main [data-transaction]')
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
