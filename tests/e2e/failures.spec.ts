import type { Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { expectNoFaults } from './faults'
import { expect, test } from './fixtures'
import { safePath, seedSafe } from './seed'
import { ports } from './siteEnv'

const [alice, bob] = owners
const isGateway = (url: URL) => url.port === String(ports.gateway)
const isChain = (url: URL) => url.port === String(ports.chain)

const seed = () => seedSafe({ version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
const cut = (page: Page, isIt: (url: URL) => boolean) => page.route(isIt, (route) => route.abort())
const alert = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const agreement = (page: Page) => page.getByRole('region', { name: 'Contract' }).locator('[data-verification]').first()

test('without the gateway the Safe is shown from the chain, says so, and recovers', async ({ page }) => {
  const safe = await seed()
  await cut(page, isGateway)
  await page.goto(safePath('/home', safe.address))
  await expect(alert(page, 'The gateway does not answer: what is shown below comes from the chain')).toBeVisible()
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'unknown')
  await expect(page.locator('[data-version-state]')).toHaveAttribute('data-version-state', 'UNKNOWN')
  await expect(page.getByText(/How many transactions wait is not known/)).toBeVisible()
  await expectNoFaults(page)
  await page.unrouteAll()
  await alert(page, 'The gateway does not answer').getByRole('button', { name: 'Try again' }).click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

test('without the chain everything is marked as the gateway’s word, and nothing as verified', async ({ page }) => {
  const safe = await seed()
  await cut(page, isChain)
  await page.goto(safePath('/home', safe.address))
  await expect(alert(page, 'The chain does not answer')).toContainText('are the gateway’s word')
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  await expect(page.getByText('The gateway’s word', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[data-verification="match"]')).toHaveCount(0)
  await expect(page.getByText('Unknown: the chain does not answer')).toBeVisible()
  await expectNoFaults(page)
  await page.unrouteAll()
  await alert(page, 'The chain does not answer').getByRole('button', { name: 'Try again' }).click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

test('without both nothing is shown but why, and trying again brings the Safe', async ({ page }) => {
  const safe = await seed()
  await cut(page, isChain)
  await cut(page, isGateway)
  await page.goto(safePath('/home', safe.address))
  await expect(alert(page, 'The chain does not answer')).toBeVisible()
  await expect(alert(page, 'The gateway does not answer')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Owners' })).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

test('a gateway that asks to wait is waited for, in words', async ({ page }) => {
  const safe = await seed()
  let isBusy = true
  const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' }
  await page.route(isGateway, (route) =>
    isBusy
      ? route.fulfill({ status: 429, headers: { ...headers, 'retry-after': '3' }, json: { message: 'Slow down' } })
      : route.continue(),
  )
  await page.goto(safePath('/home', safe.address))
  await expect(page.getByText('The gateway asks to wait 3 s. It answers too many requests.').first()).toBeVisible()
  await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
  isBusy = false
  await expect(agreement(page)).toHaveAttribute('data-verification', 'match')
})

for (const [what, body] of [
  ['no JSON', 'Hello'],
  ['another shape', '{"owners":"everyone","threshold":{}}'],
  ['an empty object', '{}'],
] as const) {
  test(`a gateway that answers with ${what} counts as silent`, async ({ page }) => {
    const safe = await seed()
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    await page.route(isGateway, (route) => route.fulfill({ headers, body }))
    await page.goto(safePath('/home', safe.address))
    await expect(alert(page, 'The gateway does not answer')).toBeVisible()
    await expect(page.getByText('2 of 2 owners must sign')).toBeVisible()
    await expect(agreement(page)).toHaveAttribute('data-verification', 'unknown')
    await page.goto(safePath('/balances', safe.address))
    await expect(page.getByRole('row', { name: /ETH/ })).toContainText('2 ETH')
  })
}

test('a node that answers nonsense counts as silent', async ({ page }) => {
  const safe = await seed()
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  await page.route(isChain, (route) => route.fulfill({ headers, body: '<html>Welcome</html>' }))
  await page.goto(safePath('/home', safe.address))
  await expect(alert(page, 'The chain does not answer')).toBeVisible()
  await expect(page.locator('[data-verification="match"]')).toHaveCount(0)
})

for (const [what, link, sentence] of [
  ['a chain that this site does not use', `xyz:${devnetTokens.token}`, 'This site does not use the chain “xyz”.'],
  ['a malformed address', 'dev:0x1234', 'This is not an address'],
  ['a wrong checksum', `dev:${devnetTokens.token.replace(/[a-f]/, (letter) => letter.toUpperCase())}`, 'checksum'],
  ['no chain', devnetTokens.token, 'This address names no chain.'],
  ['markup', 'dev:<img src=x onerror=alert(1)>', 'This is not an address'],
] as const) {
  test(`a link with ${what} is explained and leads on`, async ({ page }) => {
    await page.goto(`/home?safe=${encodeURIComponent(link)}`)
    await expect(alert(page, 'This link names no Safe')).toContainText(sentence)
    await expect(page.getByLabel('Address of a Safe')).toBeVisible()
    await expectNoFaults(page)
  })
}

test('an address without a Safe is told apart: nothing there, or another contract', async ({ page }) => {
  await page.goto(safePath('/home', '0x00000000000000000000000000000000000c0ffe'))
  await expect(alert(page, 'There is no Safe at this address on Devnet')).toContainText('There is no contract')
  await page.goto(safePath('/home', devnetTokens.token))
  await expect(alert(page, 'There is no Safe at this address on Devnet')).toContainText('is not a Safe')
})
