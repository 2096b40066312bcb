import { expectNoFaults } from './faults'
import { expect } from './fixtures'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'
import { safePath } from './seed'
import { siteOrigin } from './siteEnv'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('an app is told the Safe, the chain, its balances and the site', async ({ page, site, safe }) => {
  const app = await appsPage(page, safe.address).open(site.app)
  const told = await app.evaluate(async () => ({
    safe: await appPage.sdk.safe.getInfo(),
    chain: await appPage.sdk.safe.getChainInfo(),
    environment: await appPage.sdk.safe.getEnvironmentInfo(),
    balances: await appPage.sdk.safe.experimental_getBalances(),
    code: await appPage.sdk.eth.getCode([(await appPage.sdk.safe.getInfo()).safeAddress]),
    block: await appPage.sdk.eth.getBlockByNumber(['latest']),
  }))
  expect(told.safe).toMatchObject({
    safeAddress: safe.address,
    chainId: 31337,
    threshold: 1,
    owners: safe.owners,
    isReadOnly: true,
    version: '1.4.1',
  })
  expect(told.chain).toMatchObject({ chainId: '31337', shortName: 'dev' })
  expect(Object.keys(told.chain).sort()).toEqual([
    'blockExplorerUriTemplate',
    'chainId',
    'chainName',
    'nativeCurrency',
    'shortName',
  ])
  expect(told.environment).toEqual({ origin: siteOrigin })
  expect(told.balances).toMatchObject({ items: [{ tokenInfo: { symbol: 'ETH' } }] })
  expect(told.code).toMatch(/^0x[0-9a-f]{10}/)
  expect(told.block.hash).toMatch(/^0x/)
})

test('an app that asks with its first line is answered', async ({ page, site, safe }) => {
  const early =
    'addEventListener("message", (event) => { document.title = event.data.success ? "answered" : "refused" });' +
    'parent.postMessage({ id: "first", method: "getSafeInfo", env: { sdkVersion: "9.1.0" } }, "*")'
  site.routes.set('/early.js', { body: early })
  site.routes.set('/early', { body: '<!doctype html><script src="/early.js"></script>' })
  const apps = appsPage(page, safe.address)
  await apps.visit(`${site.origin}/early`)
  await apps.openButton.click()
  const frame = await (await apps.frameElement.elementHandle())?.contentFrame()
  await expect.poll(() => frame?.title()).toBe('answered')
})

test('a permission is asked for, refused by Escape, given, listed and taken back', async ({ page, site, safe }) => {
  const book = [
    { address: bob, name: 'Bob', chainId: 31337 },
    { address: safe.address, name: 'Elsewhere', chainId: 1 },
  ]
  await page.addInitScript((text) => {
    // The app's frame begins without a storage.
    if (window.parent !== window) return
    if (!localStorage.getItem('countersign.addressBook')) localStorage.setItem('countersign.addressBook', text)
  }, JSON.stringify(book))
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const dialog = page.getByRole('dialog', { name: 'An app asks for a permission' })
  const ask = () =>
    app.evaluate(() =>
      appPage.sdk.safe.requestAddressBook().catch((error) => ({ code: error.code, message: error.message })),
    )
  const refusal = { code: 4001, message: 'Permissions rejected' }

  const first = ask()
  await expect(dialog).toContainText('Read your address book')
  await expect(dialog).toContainText(site.origin)
  await page.keyboard.press('Escape')
  expect(await first).toEqual(refusal)
  const second = ask()
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  expect(await second).toEqual(refusal)
  expect(await app.evaluate(() => appPage.ask('requestAddressBook'))).toMatchObject({ success: false, code: 4100 })

  const third = ask()
  await dialog.getByRole('button', { name: 'Allow' }).click()
  const names = [{ address: bob, name: 'Bob', chainId: '31337' }]
  expect(await third).toEqual(names)
  expect(await ask()).toEqual(names)

  await page.goto(safePath('/settings/safe-apps', safe.address))
  const grants = page.getByRole('list', { name: 'Permissions of apps' })
  await expect(grants).toContainText(site.origin)
  await expectNoFaults(page, ['iframe'])
  await grants.getByRole('button', { name: /Take back/ }).click()
  await expect(page.getByText('No app has a permission.')).toBeVisible()
  await apps.visit(site.app)
  const again = await apps.frame()
  expect(await again.evaluate(() => appPage.ask('requestAddressBook'))).toMatchObject({ success: false, code: 4100 })
})

test('the inspector shows what was asked and answered, and why nothing was', async ({ page, site, safe, problems }) => {
  problems.allow(/frame-ancestors/)
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  await app.evaluate(() => appPage.sdk.safe.getInfo())
  expect(await app.evaluate(() => appPage.ask('eth_sendEther'))).toMatchObject({
    error: '"eth_sendEther" not implemented',
    code: 4200,
  })
  await page.getByText(/^Inspector:/).click()
  const log = page.getByRole('list', { name: 'Messages of the app' })
  await expect(log).toContainText('asked: getSafeInfo')
  await expect(log).toContainText('answered: getSafeInfo')
  await expect(log).toContainText('refused: eth_sendEther – "eth_sendEther" not implemented (4200)')
  await log.getByText('answered: getSafeInfo').click()
  await expect(log).toContainText(safe.address)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('The app has sent nothing yet.')).toBeVisible()

  site.routes.set('/framed', { headers: { 'content-security-policy': 'frame-ancestors https://app.safe.global' } })
  await apps.visit(`${site.origin}/framed`)
  const why = page.getByText('Why this app may not run')
  await expect(why).toBeVisible()
  const rule = 'refuses to be shown in a frame of this site (frame-ancestors https://app.safe.global)'
  await expect(page.getByText(rule)).toBeVisible()
})
