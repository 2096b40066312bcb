import type { Frame } from '@playwright/test'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { safePath } from '@/tests/e2e/support/seed'
import { siteOrigin } from '@/tests/e2e/support/siteEnv'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The published provider's answer, or what it threw. */
function request(app: Frame, method: string, ...params: unknown[]): Promise<unknown> {
  return app.evaluate(
    async (call) => {
      const provider = await appPage.getProvider()
      return provider.request(call).catch((error: Error) => ({ thrown: error.message }))
    },
    { method, params },
  )
}

test('an app is told the Safe, the chain, its balances and the site, and reads what the chain itself answers', async ({
  page,
  site,
  safe,
  chain,
}) => {
  const app = await appsPage(page, safe.address).open(site.app)
  const told = await app.evaluate(async () => ({
    safe: await appPage.sdk.safe.getInfo(),
    chain: await appPage.sdk.safe.getChainInfo(),
    environment: await appPage.sdk.safe.getEnvironmentInfo(),
    balances: await appPage.sdk.safe.experimental_getBalances({ currency: 'EUR' }),
    permissions: await appPage.sdk.wallet.getPermissions(),
    unsigned: await appPage.sdk.safe.getOffChainSignature(`0x${'ab'.repeat(32)}`),
  }))
  const { safe: info } = told
  expect(info).toMatchObject({ safeAddress: safe.address, chainId: 31337, threshold: 1, owners: safe.owners })
  expect(info).toMatchObject({ isReadOnly: true, version: '1.4.1', nonce: 0, modules: null, guard: null })
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
  expect([told.permissions, told.unsigned]).toEqual([[], ''])

  const direct = (method: string, ...params: unknown[]) =>
    chain.request({ method, params } as never) as Promise<unknown>
  const logs = (await direct('eth_getLogs', { address: safe.address, fromBlock: 'earliest' })) as [
    { transactionHash: string; blockHash: string; blockNumber: string },
  ]
  const [{ transactionHash, blockHash, blockNumber }] = logs
  // Each goes through the SDK's method of the same purpose.
  const reads: [string, ...unknown[]][] = [
    ['eth_getBalance', safe.address, 'latest'],
    ['eth_getCode', safe.address, 'latest'],
    ['eth_getTransactionCount', safe.address, 'latest'],
    ['eth_getStorageAt', safe.address, '0x4', 'latest'],
    ['eth_getBlockByNumber', blockNumber, false],
    ['eth_getBlockByHash', blockHash, true],
    ['eth_getTransactionByHash', transactionHash],
    ['eth_getTransactionReceipt', transactionHash],
    ['eth_estimateGas', { from: safe.address, to: bob, value: '0x1' }],
    ['eth_call', { to: safe.address, data: '0xe75235b8' }, 'latest'],
    ['eth_getLogs', { address: safe.address, fromBlock: 'earliest' }],
  ]
  for (const [method, ...params] of reads) {
    expect(await request(app, method, ...params), method).toEqual(await direct(method, ...params))
  }
  expect(await request(app, 'eth_getBalance', safe.address)).toBe(
    await direct('eth_getBalance', safe.address, 'latest'),
  )
  expect(await request(app, 'eth_gasPrice')).toMatch(/^0x[1-9a-f]/)
  expect(Number(await request(app, 'eth_blockNumber'))).toBeGreaterThanOrEqual(Number(blockNumber))
  const reverting = { to: safe.address, data: `0x610b5925${'00'.repeat(32)}` }
  expect(await request(app, 'eth_call', reverting, 'latest')).toEqual({ thrown: expect.stringContaining('revert') })
  expect(await request(app, 'eth_accounts')).toEqual([safe.address])
  expect([await request(app, 'eth_chainId'), await request(app, 'net_version')]).toEqual(['0x7a69', '0x7a69'])
  expect(await request(app, 'wallet_getCapabilities')).toEqual({ '0x7a69': { atomicBatch: { supported: true } } })
  expect(await request(app, 'wallet_getPermissions')).toEqual([])
  expect(await request(app, 'safe_setSettings', { offChainSigning: true })).toEqual({ offChainSigning: true })
  expect(await request(app, 'wallet_showCallsStatus')).toEqual({ thrown: '"wallet_showCallsStatus" not supported' })
  const called = app.evaluate(async () => {
    const provider = await appPage.getProvider()
    const ask = { id: 7, method: 'eth_chainId', params: [] }
    return new Promise((resolve) => provider.send(ask, (error: unknown, answer: unknown) => resolve(answer ?? error)))
  })
  expect(await called).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' })
  for (const method of ['wallet_switchEthereumChain', 'eth_sendRawTransaction', 'anvil_setBalance']) {
    expect(await request(app, method)).toEqual({ thrown: `"${method}" not implemented` })
    expect(await app.evaluate((call) => appPage.ask('rpcCall', { call, params: [] }), method)).toMatchObject({
      success: false,
      error: `"${method}" not implemented`,
      code: 4200,
    })
  }
})

test('a permission is asked for, refused by Escape, given by the keyboard alone, listed and taken back', async ({
  page,
  site,
  safe,
}) => {
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
  await apps.visit(site.app)
  await expect(apps.openButton).toBeEnabled()
  await apps.openButton.focus()
  await page.keyboard.press('Enter')
  const app = await apps.frame()
  const dialog = page.getByRole('dialog', { name: 'An app asks for a permission' })
  const ask = () =>
    app.evaluate(() =>
      appPage.sdk.safe.requestAddressBook().catch((error) => ({ code: error.code, message: error.message })),
    )
  const refusal = { code: 4001, message: 'Permissions rejected' }

  const first = ask()
  await expect(dialog).toContainText('Read your address book')
  await expect(dialog).toContainText(site.origin)
  await expectNoFaults(page, ['iframe'])
  await page.keyboard.press('Escape')
  expect(await first).toEqual(refusal)
  const second = ask()
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  expect(await second).toEqual(refusal)
  expect(await app.evaluate(() => appPage.ask('requestAddressBook'))).toMatchObject({ success: false, code: 4100 })
  expect(await request(app, 'wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual({
    thrown: 'Permissions request is invalid',
  })

  const third = ask()
  const allow = dialog.getByRole('button', { name: 'Allow' })
  await expect(allow).toBeEnabled()
  for (let count = 0; count < 4 && !(await allow.evaluate((row) => row === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const names = [{ address: bob, name: 'Bob', chainId: '31337' }]
  expect(await third).toEqual(names)
  expect(await ask()).toEqual(names)
  const grant = [{ parentCapability: 'requestAddressBook', invoker: site.origin }]
  expect(await request(app, 'wallet_getPermissions')).toMatchObject(grant)
  expect(await request(app, 'wallet_requestPermissions', [{ requestAddressBook: {} }])).toMatchObject(grant)

  await page.goto(safePath('/settings/safe-apps', safe.address))
  const grants = page.getByRole('list', { name: 'Permissions of apps' })
  await expect(grants).toContainText(site.origin)
  await expectNoFaults(page)
  await grants.getByRole('button', { name: /Take back/ }).click()
  await expect(page.getByText('No app has a permission.')).toBeVisible()
  await apps.visit(site.app)
  const again = await apps.frame()
  expect(await again.evaluate(() => appPage.ask('requestAddressBook'))).toMatchObject({ success: false, code: 4100 })
})

test('the inspector shows what was asked from the first line on, and why nothing was', async ({
  page,
  site,
  safe,
  problems,
}) => {
  problems.allow(/frame-ancestors/)
  const early =
    'addEventListener("message", ({ data }) => { if (data.id === "first" && data.success) document.title = "answered" });' +
    'parent.postMessage({ id: "first", method: "getSafeInfo", env: { sdkVersion: "9.1.0" } }, "*");' +
    'parent.postMessage({ id: "odd", method: "eth_sendEther", env: { sdkVersion: "9.1.0" } }, "*")'
  site.routes.set('/early.js', { body: early })
  site.routes.set('/early', { body: '<!doctype html><script src="/early.js"></script>' })
  const apps = appsPage(page, safe.address)
  await apps.visit(`${site.origin}/early`)
  await apps.openButton.click()
  const frame = await (await apps.frameElement.elementHandle())?.contentFrame()
  await expect.poll(() => frame?.title()).toBe('answered')
  await page.getByText(/^Inspector:/).click()
  const log = page.getByRole('list', { name: 'Messages of the app' })
  await expect(log).toContainText('asked: getSafeInfo')
  await expect(log).toContainText('answered: getSafeInfo')
  await expect(log).toContainText('refused: eth_sendEther – "eth_sendEther" not implemented (4200)')
  await log.getByText('answered: getSafeInfo').click()
  await expect(log).toContainText(safe.address)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page, ['iframe'])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('The app has sent nothing yet.')).toBeVisible()

  site.routes.set('/framed', { headers: { 'content-security-policy': 'frame-ancestors https://app.safe.global' } })
  await apps.visit(`${site.origin}/framed`)
  await expect(page.getByText('Why this app may not run')).toBeVisible()
  const rule = 'refuses to be shown in a frame of this site (frame-ancestors https://app.safe.global)'
  await expect(page.getByText(rule)).toBeVisible()
})
