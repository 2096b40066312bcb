import type { Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'

const [alice, bob] = owners
const isGateway = (url: URL) => url.port === String(ports.gateway)
const isChain = (url: URL) => url.port === String(ports.chain)
const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

const seed = () => seedSafe({ version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
const cut = (page: Page, isIt: (url: URL) => boolean) => page.route(isIt, (route) => route.abort())
const alert = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const silence = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'The Safe service does not answer' })
const agreement = (page: Page) => page.getByRole('region', { name: 'Contract' }).locator('[data-verification]').first()

// Each load is a first visit: what an earlier one kept would be shown with its age.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.clear()))

test('without the gateway, without the chain and without both, the page says what is known, and recovers', async ({
  page,
}) => {
  const safe = await seed()
  await cut(page, isGateway)
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(silence(page)).toContainText('what is shown below comes from the network')
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'unknown')
  await expect(page.locator('[data-version-state]')).toHaveAttribute('data-version-state', 'UNKNOWN')
  await expectNoFaults(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await silence(page).getByRole('button', { name: 'Try again' }).click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')

  await cut(page, isChain)
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(alert(page, 'Devnet does not answer')).toContainText('are the Safe service’s word')
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  await expect(page.getByText('The Safe service’s word', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[data-verification="match"]')).toHaveCount(0)
  await expect(page.getByText('Unknown: only the network tells')).toBeVisible()
  await expectNoFaults(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert(page, 'Devnet does not answer').getByRole('button', { name: 'Try again' }).click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')

  await cut(page, isChain)
  await cut(page, isGateway)
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(alert(page, 'Devnet does not answer')).toBeVisible()
  await expect(silence(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Owners' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

test('a gateway that asks to wait is waited for, in words', async ({ page }) => {
  const safe = await seed()
  let isBusy = true
  const wait = { ...headers, 'access-control-expose-headers': 'Retry-After', 'retry-after': '3' }
  await page.route(isGateway, (route) =>
    isBusy ? route.fulfill({ status: 429, headers: wait, json: { message: 'Slow down' } }) : route.continue(),
  )
  await page.goto(safePath('/settings/setup', safe.address))
  await expect(page.getByText('The Safe service asks to wait 3 s. It answers too many requests.').first()).toBeVisible()
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  isBusy = false
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

const links: [what: string, link: string, sentence: string][] = [
  ['a chain that this site does not use', `xyz:${devnetTokens.token}`, 'This site does not use the network “xyz”.'],
  ['a malformed address', 'dev:0x1234', 'This is not an address'],
  ['a wrong checksum', `dev:${devnetTokens.token.replace(/[a-f]/, (letter) => letter.toUpperCase())}`, 'checksum'],
  ['no chain', devnetTokens.token, 'This address names no network.'],
  ['markup', 'dev:<img src=x onerror=alert(1)>', 'This is not an address'],
]

test('a link that names no Safe is explained and leads on, and so is an address without a Safe', async ({ page }) => {
  for (const [what, link, sentence] of links) {
    await page.goto(`/home?safe=${encodeURIComponent(link)}`)
    await expect(alert(page, 'This link names no Safe'), what).toContainText(sentence)
    await expect(page.getByLabel('Address of a Safe'), what).toBeVisible()
    await expectNoFaults(page)
  }
  await page.goto(safePath('/home', '0x00000000000000000000000000000000000c0ffe'))
  const notCreated = page.getByRole('region', { name: 'Nothing is created at this address on Devnet yet' })
  await expect(notCreated).toContainText('0x00000000000000000000000000000000000c0ffe')
  await expect(notCreated.getByRole('link', { name: 'Create a Safe' })).toHaveAttribute(
    'href',
    '/new-safe/create?chain=dev',
  )
  await expect(page.getByLabel('Address of a Safe')).toBeVisible()
  await expectNoFaults(page)
  await page.goto(safePath('/home', devnetTokens.token))
  await expect(alert(page, 'There is no Safe at this address on Devnet')).toContainText('is not a Safe')
})
