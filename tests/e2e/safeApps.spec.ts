import { expectNoFaults } from './faults'
import { expect } from './fixtures'
import { listApps } from './safeApps/appList'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'
import { safePath } from './seed'
import { siteOrigin } from './siteEnv'

const _bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('the list is searched, narrowed by category and pinned', async ({ page, site, safe }) => {
  await listApps(page, [
    { url: site.app, name: 'Test app', tags: ['Tools'] },
    { url: 'https://swap.example', name: 'Swap', tags: ['DeFi'] },
    { url: 'https://closed.example', name: 'Closed', allowed: ['https://app.safe.global'] },
  ])
  await appsPage(page, safe.address).list()
  const list = page.getByRole('list', { name: 'Apps', exact: true })
  await expect(list.getByRole('heading')).toHaveText(['Test app', 'Swap'])
  await page.getByLabel('Search apps').fill('swap.EX')
  await expect(list.getByRole('heading')).toHaveText(['Swap'])
  await page.getByLabel('Search apps').fill('')
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await expect(list.getByRole('heading')).toHaveText(['Test app'])
  await list.getByRole('button', { name: 'Pin Test app' }).click()
  await page.reload()
  const pinned = page.getByRole('list', { name: 'Pinned apps' })
  await expect(pinned.getByRole('heading')).toHaveText(['Test app'])
  await expect(pinned).toContainText(new URL(site.app).host)
  await pinned.getByRole('link', { name: 'Test app' }).click()
  await expect(page).toHaveURL(new RegExp(`appUrl=${encodeURIComponent(site.app)}`))
  // It is on the list: no warning stands before it.
  await expect(appsPage(page, safe.address).frameElement).toBeVisible()
})

test('a list that fails is said to have failed, and a listed app is then an unknown one', async ({
  page,
  site,
  safe,
}) => {
  await listApps(page, undefined)
  const apps = appsPage(page, safe.address)
  await apps.list()
  await expect(page.getByText('The list of apps could not be loaded')).toBeVisible()
  await expect(page.getByText('The list is lost').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await apps.visit(site.app)
  await expect(page.getByText('The list of apps could not be loaded')).toBeVisible()
  await expect(apps.openButton).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
})

test('an app that its owner reserves for other sites is not opened', async ({ page, site, safe }) => {
  await listApps(page, [{ url: site.app, name: 'Test app', allowed: ['https://app.safe.global'] }])
  const apps = appsPage(page, safe.address)
  await apps.visit(site.app)
  await expect(page.getByText('Test app does not allow this site to open it')).toBeVisible()
  await expect(page.getByText('https://app.safe.global')).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
  await listApps(page, [{ url: site.app, name: 'Test app', allowed: [`${siteOrigin}/`] }])
  await page.evaluate(() => localStorage.removeItem('wagmi.cache'))
  await page.reload()
  await expect(apps.frameElement).toBeVisible()
})

test('an unknown app is opened only after its address was read, and asked about once', async ({ page, site, safe }) => {
  const apps = appsPage(page, safe.address)
  await apps.visit(site.app)
  await expect(page.getByText('This app is not on the gateway’s list')).toBeVisible()
  await expect(page.getByText(site.app, { exact: true })).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
  await expect(page.getByText('It calls itself')).toContainText('Test app /app')
  await apps.openButton.click()
  await expect(apps.frameElement).toHaveAttribute('src', site.app)
  await page.reload()
  await expect(apps.frameElement).toHaveAttribute('src', site.app)
})

test('an app is added by its address, with what is wrong with it said', async ({ page, site, safe }) => {
  site.routes.set('/closed', { headers: { 'x-frame-options': 'DENY' } })
  site.routes.set('/closed/manifest.json', { body: JSON.stringify({ name: 'Closed', description: 'No CORS' }) })
  await appsPage(page, safe.address).list()
  const field = page.getByLabel('Address of an app')
  const look = page.getByRole('button', { name: 'Look at it' })
  for (const [text, problem] of [
    ['hello', 'This is not a web address'],
    ['javascript:alert(1)', 'Apps are opened over https only'],
    ['data:text/html,x', 'Apps are opened over https only'],
    ['http://app.example', 'Apps are opened over https only'],
    ['https://a:b@app.example', 'may not contain a user name or password'],
    [`${siteOrigin}/balances`, 'This site cannot be opened as an app of itself'],
  ] as const) {
    await field.fill(text)
    await look.click()
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
  }
  await field.fill(`${site.origin}/closed`)
  await look.click()
  const found = page.getByRole('region', { name: 'The app at this address' })
  await expect(found).toContainText('It calls itself Closed')
  await expect(found).toContainText('refuses to be shown in a frame of this site (X-Frame-Options: DENY)')
  await expect(found).toContainText('Other sites may not read the app’s manifest')
  await field.fill(`${site.origin}/absent`)
  await look.click()
  await expect(found).toContainText('The app has no manifest.json beside its address.')
  await field.fill(site.app)
  await look.click()
  await found.getByRole('button', { name: 'Add to my apps' }).click()
  const own = page.getByRole('list', { name: 'Your own apps' })
  await expect(own.getByRole('heading')).toHaveText(['Test app /app'])
  await own.getByRole('button', { name: 'Remove Test app /app' }).click()
  await expect(own).toHaveCount(0)
})

test('addresses that deceive are pointed out', async ({ page, safe }) => {
  await listApps(page, [{ url: 'https://swap.example', name: 'Swap' }])
  const apps = appsPage(page, safe.address)
  await apps.visit('https://5wap.example/')
  await expect(page.getByText('5wap.example looks like swap.example, which is another site.')).toBeVisible()
  await apps.visit('https://sw\u0430p.example/')
  // The Latin-looking letter is Cyrillic, and is shown as it goes over the wire.
  await expect(page.getByText(new URL('https://sw\u0430p.example').host, { exact: true })).toBeVisible()
  await expect(page.getByText('letters that may look like others')).toBeVisible()
})

test('a shared link names the app and lets a Safe be chosen', async ({ page, site, safe }) => {
  const link = `/share/safe-app?appUrl=${encodeURIComponent(site.app)}&chain=dev`
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open an app with your Safe')
  await expect(page.getByText('It calls itself')).toContainText('Test app /app')
  await expect(page.getByText('No Safe is known here yet on this network.')).toBeVisible()
  await page.goto(safePath('/home', safe.address))
  await expect(page.getByText(`dev:${safe.address}`).first()).toBeVisible()
  await page.goto(link)
  await page.getByRole('list', { name: 'Safes viewed here' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/apps/open\\?safe=dev:${safe.address}&appUrl=`))
  await page.goto(`/share/safe-app?appUrl=${encodeURIComponent(site.app)}&chain=nowhere`)
  await expect(page.getByText('This site does not know the link’s network')).toBeVisible()
  await page.goto('/share/safe-app?appUrl=javascript:alert(1)&chain=dev')
  await expect(page.getByText('This link names no app')).toBeVisible()
})

test('the keyboard alone opens an unknown app and answers its question', async ({ page, site, safe }) => {
  const apps = appsPage(page, safe.address)
  await apps.visit(site.app)
  await apps.openButton.focus()
  await page.keyboard.press('Enter')
  const app = await apps.frame()
  const answer = app.evaluate(() => appPage.sdk.safe.requestAddressBook())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const allow = dialog.getByRole('button', { name: 'Allow' })
  for (let count = 0; count < 4 && !(await allow.evaluate((row) => row === document.activeElement)); count += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  expect(await answer).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('axe finds nothing, and nothing is wider than the window', async ({ page, site, safe }) => {
        await listApps(page, [
          { url: 'https://swap.example', name: 'Swap', tags: ['DeFi', 'Tools'] },
          { url: 'https://a-rather-long-name-of-a-site-that-goes-on.example', name: 'Long', tags: ['DAO'] },
        ])
        const apps = appsPage(page, safe.address)
        await apps.list()
        await expect(page.getByRole('link', { name: 'Swap' })).toBeVisible()
        await page.getByRole('button', { name: 'Pin Swap' }).click()
        await expectNoFaults(page, ['iframe'])
        await apps.visit(site.app)
        await expect(page.getByText('It calls itself')).toBeVisible()
        await expectNoFaults(page, ['iframe'])
        await apps.openButton.click()
        const app = await apps.frame()
        await app.evaluate(() => appPage.sdk.safe.getInfo())
        await page.getByText(/^Inspector:/).click()
        await expectNoFaults(page, ['iframe'])
        const answer = app.evaluate(() => appPage.sdk.safe.requestAddressBook().catch(() => 'refused'))
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoFaults(page, ['iframe'])
        await page.keyboard.press('Escape')
        expect(await answer).toBe('refused')
        await page.goto(`/share/safe-app?appUrl=${encodeURIComponent(site.app)}`)
        await expect(page.getByText('It calls itself')).toBeVisible()
        await expectNoFaults(page, ['iframe'])
      })
    })
  }
}
