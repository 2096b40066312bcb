import type { Locator, Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { guest } from '@/tests/e2e/guest/guestSafe'
import { openInside } from '@/tests/e2e/guest/openInside'
import { createOuterDesk } from '@/tests/e2e/guest/outerDesk'
import { startAppSite } from '@/tests/e2e/safeApps/appSite'
import { appsPage } from '@/tests/e2e/safeApps/appsPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { networkPorts } from '@/tests/e2e/support/siteEnv'
import { seedTwins, startWorld, type World } from './world'

const [alice, bob] = owners
const node = (port: number) => `http://127.0.0.1:${port}`
const rpcUrls = { 1: node(networkPorts.first), 100: node(networkPorts.second), 10: node(networkPorts.silent) }

let world: World
let safe: Safe
// One world for all of them, one after the other.
test.describe.configure({ mode: 'default' })
test.use({ walletOptions: { rpcUrls, chainId: 1, accounts: [alice] } })
test.beforeAll(async () => {
  world = await startWorld()
  safe = await seedTwins(world)
})
test.afterAll(() => world.stop())
test.beforeEach(async ({ page, wallet }) => returnConnected(page, wallet, world.siteUrl))

const open = (page: Page, prefix: string, path: string) =>
  page.goto(`${world.siteUrl}${path}?safe=${prefix}:${safe.address}`)
const main = (page: Page) => page.getByRole('main')
const mismatches = (page: Page) => page.locator('[data-verification="mismatch"]')

/** What each network knows of the Safe, and the other does not. */
const twins = [
  {
    prefix: 'eth',
    balance: '3 ETH',
    waiting: /Send 0\.5 ETH to/,
    past: /Receive 3 ETH from/,
    said: 'Said on Ethereum.',
  },
  { prefix: 'gno', balance: '5 XDAI', waiting: /Send 0\.25 XDAI to/, past: /Send 2 XDAI to/, said: 'Said on Gnosis.' },
]

test('what waits on each network is there at once, and the one that is silent is named', async ({ page }) => {
  await page.goto(world.siteUrl)
  for (const { waiting } of twins) {
    const row = main(page).locator('[data-transaction]').filter({ hasText: waiting })
    await expect(row.locator('[data-verification="match"]')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Needs you (2)' })).toBeVisible()
  world.set(10, 'refuses')
  await expect(page.getByText('does not list your Safes on Optimism: what needs you there')).toBeVisible()
  await expect(page.getByText('Optimism does not answer: signatures needed')).toBeVisible()
  await expect(page.getByText(/(Ethereum|Gnosis) does not answer/)).toHaveCount(0)
  world.set(10, 'silent')
})

test('the same address is another Safe on each network, on each screen and after a change between them', async ({
  page,
}) => {
  const entry = { chainId: 100, address: safe.address, name: 'Only on Gnosis' }
  await page.addInitScript((book) => localStorage.setItem('countersign.addressBook', book), JSON.stringify([entry]))
  for (const { prefix, balance, waiting, past, said } of twins) {
    const other = twins.find((twin) => twin.prefix !== prefix)
    const shows = async (path: string, own: string | RegExp, foreign: string | RegExp = '') => {
      await open(page, prefix, path)
      await expect(main(page).getByText(own).first()).toBeVisible()
      await expect(page.locator('[data-verification="loading"]')).toHaveCount(0)
      if (foreign) await expect(main(page).getByText(foreign)).toHaveCount(0)
      await expect(mismatches(page)).toHaveCount(0)
    }
    await shows('/home', balance, other?.balance)
    await shows('/transactions/queue', waiting, other?.waiting)
    await shows('/transactions/history', past, other?.past)
    await shows('/balances', balance, other?.balance)
    await shows('/transactions/messages', said, other?.said)
    await shows('/settings/setup', '2 of 3')
    await expect(page.getByText('Only on Gnosis').first()).toBeVisible({ visible: prefix === 'gno' })
  }
  // What is typed for one is not there for the other.
  await open(page, 'gno', '/transactions/new')
  await page.getByLabel('Amount').fill('1.25')
  await page.getByRole('region', { name: 'The Safe' }).getByRole('button').first().click()
  await page.locator(`a[href*="eth:${safe.address}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/transactions/new\\?safe=eth:${safe.address}$`))
  await expect(page.getByText('3 ETH').first()).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('1.25')
})

test('a link to a network that is down says which, asks it again, and hurts no other', async ({ page, context }) => {
  world.set(100, 'refuses')
  await open(page, 'gno', '/transactions/queue')
  const notice = page.getByRole('alert').filter({ hasText: 'Gnosis does not answer' })
  await expect(notice).toBeVisible()
  const second = await context.newPage()
  await open(second, 'eth', '/transactions/queue')
  await expect(second.locator('[data-transaction] [data-verification="match"]')).toBeVisible()
  await expect(second.getByText('does not answer')).toHaveCount(0)
  world.set(100, 'answers')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-transaction] [data-verification="match"]')).toBeVisible()
})

test('a wallet on another network is led to the Safe’s, and its signature goes to that network alone', async ({
  page,
  wallet,
}) => {
  await open(page, 'gno', '/transactions/queue')
  await page.locator('[data-transaction]').getByText('Confirm', { exact: true }).click()
  const dialog = page.getByRole('dialog')
  const obstacle = 'The wallet is on another network than the Safe, which is on Gnosis.'
  await expect(dialog.getByRole('status').filter({ hasText: obstacle })).toBeVisible()
  await dialog.getByRole('button', { name: 'Switch the wallet’s network' }).click()
  await expect.poll(() => wallet.chainId()).toBe(100)
  await dialog.getByRole('button', { name: /^Confirm/ }).click()
  const queue = async (chainId: number) => {
    const url = `${world.gatewayUrl}/v1/chains/${chainId}/safes/${safe.address}/transactions/queued`
    const { results } = await (await fetch(url)).json()
    return results.flatMap((item: { transaction?: { executionInfo: { confirmationsSubmitted: number } } }) =>
      item.transaction ? [item.transaction.executionInfo.confirmationsSubmitted] : [],
    )
  }
  await expect.poll(() => queue(100)).toEqual([2])
  expect(await queue(1)).toEqual([1])
})

test('an app is told of the Safe on its network, and the site of a Safe around this one is taken at its word for which', async ({
  page,
}) => {
  const apps = await startAppSite()
  await page.goto(`${world.siteUrl}/apps/open?safe=gno:${safe.address}&appUrl=${encodeURIComponent(apps.app)}`)
  const { openButton, frame } = appsPage(page, safe.address)
  await openButton.click()
  const told = await (await frame()).evaluate(async () => ({
    safe: await appPage.sdk.safe.getInfo(),
    chain: await appPage.sdk.safe.getChainInfo(),
    balances: await appPage.sdk.safe.experimental_getBalances(),
    node: await (await appPage.getProvider()).request({ method: 'eth_chainId' }),
  }))
  expect(told).toMatchObject({
    safe: { chainId: 100, nonce: 1 },
    chain: { chainId: '100', shortName: 'gno' },
    balances: { items: [{ balance: `${5n * 10n ** 18n}` }] },
    node: '0x64',
  })
  await apps.stop()
  const inside = await openInside(page, createOuterDesk(safe, [alice, bob], world.second), { app: world.siteUrl })
  await expect(guest(inside).connected.getByText(`gno:${safe.address}`)).toBeVisible()
  await expect(inside.getByText('5 XDAI', { exact: true })).toBeVisible()
})

for (const { prefix, network, chainId } of [
  { prefix: 'eth', network: 'Ethereum', chainId: 1 },
  { prefix: 'gno', network: 'Gnosis', chainId: 100 },
]) {
  test(`a Safe is created on ${network}, by the way from an address where nothing is yet`, async ({ page, wallet }) => {
    await wallet.switchChain(chainId)
    await page.goto(`${world.siteUrl}/home?safe=${prefix}:0x00000000000000000000000000000000000c0ffe`)
    await expect(page).toHaveTitle(new RegExp(`^(\\(2\\) )?Home · ${prefix}:0x`))
    await main(page).getByRole('link', { name: 'Create a Safe, or go on with it' }).click()
    await expect(page.getByLabel('Network', { exact: true })).toHaveValue(`${chainId}`)
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Create and pay' }).click()
    await expect(page.getByText('Created and checked: the network has what you asked for.')).toBeVisible()
    await page.goto(world.siteUrl)
    const own = page.getByRole('list', { name: `Your Safes on ${network}` }).locator(`a[href*="${prefix}:"]`)
    await expect(own).toHaveCount(2)
  })
}

test('a Safe whose creation ended after a reload, while the service was away, is listed for each of its owners', async ({
  page,
  wallet,
}) => {
  const listed = async () => {
    const answer = await fetch(`${world.gatewayUrl}/v1/chains/100/owners/${bob.address}/safes`)
    return (await answer.json()).safes
  }
  const before = await listed()
  await wallet.switchChain(100)
  await page.goto(`${world.siteUrl}/new-safe/create?chain=gno`)
  await page.getByRole('button', { name: 'Add an owner' }).click()
  await page.getByLabel('Owner 2', { exact: true }).fill(bob.address)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await world.second.client.setAutomine(false)
  await page.getByRole('button', { name: 'Create and pay' }).click()
  await expect(page.getByText('Sent. Waiting until the network has the Safe…')).toBeVisible()
  world.setService(100, 'refuses')
  await page.reload()
  await expect(page.getByText('Sent. Waiting until the network has the Safe…')).toBeVisible()
  await world.second.client.setAutomine(true)
  await world.second.client.mine({ blocks: 1 })
  await expect(page.getByText('Created and checked: the network has what you asked for.')).toBeVisible()
  const away = page.getByText('The Safe service does not answer: what is shown below comes from the network')
  await expect(away).toBeVisible()
  world.setService(100, 'answers')
  await expect(away).toHaveCount(0)
  expect(await listed()).toHaveLength(before.length + 1)
})

test('who leaves before the network has the Safe finds it among their own later', async ({ page, wallet }) => {
  await wallet.switchChain(1)
  await page.goto(`${world.siteUrl}/new-safe/create?chain=eth`)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await world.first.client.setAutomine(false)
  await page.getByRole('button', { name: 'Create and pay' }).click()
  await expect(page.getByText('Sent. Waiting until the network has the Safe…')).toBeVisible()
  await page.goto(world.siteUrl)
  const own = page.getByRole('list', { name: 'Your Safes on Ethereum' }).locator('a[href*="eth:"]')
  const count = await countShown(own)
  await world.first.client.setAutomine(true)
  await world.first.client.mine({ blocks: 1 })
  await expect(own).toHaveCount(count + 1)
})

async function countShown(rows: Locator) {
  await expect(rows.first()).toBeVisible()
  return rows.count()
}

test('who signs in on one network and goes to another is not signed in there', async ({ page, wallet }) => {
  await page.goto(world.siteUrl)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Sign in' }).click()
  await page.getByTestId('rk-auth-message-button').click()
  await expect(page.getByText('Proved: you are signed in')).toBeVisible()
  await banner.getByRole('button', { name: 'Ethereum' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gnosis' }).click()
  await expect(banner.getByRole('button', { name: 'Gnosis' })).toBeVisible()
  await expect(page.getByText('Not proved yet')).toBeVisible()
  expect(wallet.chainId()).toBe(100)
})
