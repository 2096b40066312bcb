import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { owners } from '@/devnet/accounts'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { lieAbout, openAtGateway, seedSafe } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

const [alice] = owners
const ownedAnswer = /\/owners\/0x[0-9a-fA-F]{40}\/safes$/

// An account of this file alone owns exactly what this file gives it.
const visitor = privateKeyToAccount(generatePrivateKey())
test.use({ walletOptions: { accounts: [visitor] } })

async function seed() {
  const safe = await seedSafe({ version: '1.4.1', owners: [visitor.address], threshold: 1 })
  await openAtGateway(safe)
  return safe
}
const list = (page: Page) => page.getByRole('list', { name: 'Your Safes on Devnet' })
const row = (page: Page, address: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${address}"]`) })

async function connect(page: Page) {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
}

test('a stranger opens any Safe by a link or its address, and asks nobody before that', async ({ page }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([`localhost:${ports.site}`])
  const field = page.getByLabel('Address of a Safe')
  await field.fill('0x1234')
  await field.press('Enter')
  await expect(page.getByText('This is not an address: it needs 0x and 40 hexadecimal digits.')).toBeVisible()
  await field.fill(`xyz:${safe.address}`)
  await field.press('Enter')
  await expect(page.getByText(/This site does not use the network “xyz”/)).toBeVisible()
  await field.fill(` https://app.safe.global/transactions/tx?safe=dev:${safe.address}&id=multisig_1 `)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${safe.address}$`))
  await expect(page.getByText('1 of 1 owners must sign')).toBeVisible()
  await page.goto('/')
  const recent = page.getByRole('list', { name: 'Viewed lately' })
  await expect(recent.locator(`a[href$="${safe.address}"]`)).toBeVisible()
})

test('lists the Safes of the connected account with what they need and hold', async ({ page, wallet }) => {
  const safe = await seed()
  await page.addInitScript(
    ([address]) => localStorage.setItem('countersign.addressBook', JSON.stringify([{ address, name: 'Treasury' }])),
    [safe.address],
  )
  await connect(page)
  await row(page, safe.address).scrollIntoViewIfNeeded()
  await expect(row(page, safe.address)).toContainText('1 of 1')
  await expect(row(page, safe.address)).toContainText('2 ETH')
  await expect(row(page, safe.address)).toContainText('Treasury')
  await expect(page.getByText('The Safe service does not serve Ethereum')).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await row(page, safe.address).getByRole('link').press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${safe.address}$`))
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('says when the chain does not confirm that a listed Safe is yours, and when gateway or chain fail', async ({
  page,
  wallet,
}) => {
  const [safe, foreign] = [await seed(), await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })]
  const section = page.getByRole('region', { name: 'Safes on Devnet' })
  await page.route(
    (url) => url.port === String(ports.gateway) && url.pathname.includes('/31337/owners/'),
    (route) => route.abort(),
  )
  await connect(page)
  await expect(section).toContainText('Not known until the Safe service tells it.')
  // Said once on the page.
  const silence = page.getByRole('status').filter({ hasText: 'The Safe service does not list your Safes on Devnet' })
  await expect(silence).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await silence.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, safe.address)).toBeVisible()

  await page.route(
    (url) => url.port === String(ports.chain),
    (route) => route.abort(),
  )
  await page.reload()
  await expect(section.getByRole('alert')).toContainText('Devnet does not answer')
  await expect(row(page, safe.address)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await section.getByRole('button', { name: 'Try again' }).click()
  await row(page, safe.address).scrollIntoViewIfNeeded()
  await expect(row(page, safe.address)).toContainText('1 of 1')

  await lieAbout(page, ownedAnswer, () => ({ safes: [foreign.address] }))
  await page.reload()
  await row(page, foreign.address).scrollIntoViewIfNeeded()
  await expect(row(page, foreign.address)).toContainText('the network does not name you as an owner')
  expect(wallet.address()).toBe(visitor.address)
  expect(wallet.requests.length).toBeGreaterThan(0)
})
