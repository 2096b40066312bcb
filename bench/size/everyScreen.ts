import type { Page } from '@playwright/test'
import { type Address, numberToHex } from 'viem'
import { proposeMessageTo } from '../../devnet/gateway/seedGateway'
import { devnetTokens } from '../../devnet/tokens'
import { listApps } from '../../tests/e2e/safeApps/appList'
import { returnConnected } from '../../tests/e2e/support/returningVisitor'
import { gatewayUrl, mintItemTo, mintTo, safePath, sharedChain } from '../../tests/e2e/support/seed'
import { ports } from '../../tests/e2e/support/siteEnv'
import { installWallet } from '../../tests/e2e/wallet/installWallet'
import { seedQueue } from './largeWorld'
import { listAtTheWire } from './madeUpLists'
import { type Figures, measure } from './measure'
import { opening, type Visitor } from './visitor'

const rows = 'main [data-transaction]'
const main = (page: Page) => page.getByRole('main')

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

async function type(page: Page, label: string, text: string) {
  const field = main(page).getByLabel(label, { exact: true }).first()
  await field.click()
  // A form keeps what was typed into it before.
  await field.clear()
  await field.pressSequentially(text, { delay: 60 })
}

const goTo = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
}

const kindOf = (page: Page, name: string) => main(page).locator('label').filter({ hasText: name })
const fold = (page: Page, name: string) => main(page).locator('summary').filter({ hasText: name }).first().click()

/** What somebody does on each screen, which they open from the queue while its rows are being checked. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  queue: async (page) => {
    await main(page).getByRole('checkbox').click()
    await press(page, 'Home', 'PageDown', 'PageDown')
  },
  history: async (page) => {
    await goTo(page, 'History')
    await page.locator(rows).first().waitFor()
    await press(page, 'PageDown', 'PageDown', 'Home')
    await type(page, 'Search', 'send 0.0')
    await main(page).getByLabel('Show').selectOption('incoming')
  },
  balances: async (page) => {
    await goTo(page, 'Assets')
    await main(page).locator('[data-asset]').first().waitFor()
    await main(page).locator('[data-asset] summary').first().click()
    await press(page, 'Escape', 'PageDown')
  },
  collectibles: async (page) => {
    await goTo(page, 'Assets')
    await goTo(page, 'Collectibles')
    await main(page).getByRole('listitem').first().waitFor()
    await press(page, 'Tab', 'Tab', 'PageDown')
  },
  messages: async (page) => {
    await goTo(page, 'Messages')
    await main(page).getByText('A message of ours').first().waitFor()
    await press(page, 'Tab', 'Tab', 'PageDown')
  },
  details: async (page) => {
    await page.locator(`${rows} a`).first().click()
    await fold(page, 'Signatures')
    await fold(page, 'Fields that are signed')
    await press(page, 'PageDown', 'Tab')
  },
  Home: async (page) => {
    await goTo(page, 'Home')
    await main(page).getByText('Receive').first().click()
    await press(page, 'Escape', 'PageDown')
  },
  settings: async (page) => {
    await goTo(page, 'Settings')
    await main(page).locator('ul summary').first().click()
    await press(page, 'Escape', 'PageDown')
  },
  apps: async (page) => {
    await goTo(page, 'Apps')
    await type(page, 'Search apps', 'app 12')
    await press(page, 'PageDown')
  },
  'address book': async (page) => {
    await goTo(page, 'Address book')
    await type(page, 'Search', 'name 12')
    await main(page).getByRole('button', { name: /^Edit/ }).first().click()
    await press(page, 'Escape')
  },
  'new transaction': async (page) => {
    await goTo(page, 'New transaction')
    for (const kind of ['Call a contract', 'Change owners', 'Send tokens']) await kindOf(page, kind).click()
    await fillPayment(page)
  },
  review: async (page) => {
    await goTo(page, 'New transaction')
    await fillPayment(page)
    await main(page).getByRole('button', { name: 'Review', exact: true }).click()
    const review = page.getByRole('dialog')
    await review.locator('summary').first().click()
    await press(page, 'Tab', 'Tab', 'Escape')
  },
  search: async (page) => {
    await press(page, '/')
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('name 12', { delay: 60 })
    await press(page, 'ArrowDown', 'ArrowDown', 'Escape')
    await page.getByRole('region', { name: 'The Safe' }).getByRole('button').first().click()
    await press(page, 'ArrowDown', 'Escape')
  },
}

async function fillPayment(page: Page) {
  await type(page, 'Receiver', numberToHex(12, { size: 20 }))
  await type(page, 'Amount', '0.01')
}

/** A Safe with something on each screen; beside what waits, 200 executed ones, apps and names that are made up. */
async function seedScreens(count: number): Promise<Address> {
  const safe = await seedQueue(count)
  await mintTo(safe.address, devnetTokens.token, 10n ** 18n)
  for (let item = 0; item < 3; item += 1) await mintItemTo(safe.address)
  for (let place = 0; place < 5; place += 1) {
    await proposeMessageTo(gatewayUrl, sharedChain(), safe, `A message of ours, number ${place}`)
  }
  return safe.address
}

const book = Array.from({ length: 2_000 }, (_, place) => ({
  address: numberToHex(place + 1, { size: 20 }),
  name: `Name ${place}`,
}))
const apps = Array.from({ length: 100 }, (_, place) => ({ url: `http://127.0.0.1:9/${place}`, name: `App ${place}` }))

/** A page of an owner of such a Safe, who has named many addresses. */
async function prepareScreens({ openPage }: Visitor, count: number): Promise<{ page: Page; address: Address }> {
  const address = await seedScreens(count)
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  const rpcUrls = { 31337: `http://127.0.0.1:${ports.chain}`, 1: `http://127.0.0.1:${ports.nameChain}` }
  // The wallet is written into the page as it was compiled for this process, which names its functions.
  await page.context().addInitScript('globalThis.__name ??= (named) => named')
  const wallet = await installWallet(page, { rpcUrls, chainId: 31337 })
  await returnConnected(page, wallet)
  const text = JSON.stringify(JSON.stringify(book))
  await page.addInitScript(`localStorage.setItem('countersign.addressBook', ${text})`)
  await listApps(page, apps)
  await listAtTheWire(page, address, 'history', count)
  return { page, address }
}

/** Somebody opens each screen on a slow machine while the rows of a queue are checked, and uses it. */
export async function measureScreens(visitor: Visitor, count: number) {
  const { page, address } = await prepareScreens(visitor, count)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [name, use] of Object.entries(screens)) {
    await visitor.report(name, await measureScreen(page, address, use), page)
  }
}

async function measureScreen(page: Page, address: Address, use: (page: Page) => Promise<void>): Promise<Figures> {
  await opening(page, safePath('/transactions/queue', address), rows)()
  return measure(page, async () => {
    for (let step = 0; step < 4; step += 1) await press(page, 'PageDown', 'PageDown', 'PageDown')
    await use(page)
  })
}
