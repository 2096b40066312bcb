import type { Page } from '@playwright/test'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { siteOrigin } from '@/tests/e2e/support/siteEnv'
import { listApps } from './safeApps/appList'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'

/** Loads the page in a browser that has kept nothing. */
async function reloadAnew(page: Page) {
  // Not before the page is left: what it still has in mind it may write again.
  await page.addInitScript(() => {
    if (window.parent === window) localStorage.clear()
  })
  await page.reload()
}

test('the list is searched, narrowed, pinned and opened; reserved apps are not; a lost list is said to be lost', async ({
  page,
  site,
  safe,
}) => {
  await listApps(page, [
    { url: site.app, name: 'Test app', tags: ['Tools'] },
    { url: 'https://a-rather-long-name-of-a-site-that-goes-on.example', name: 'Swap', tags: ['DeFi'] },
    { url: 'https://closed.example', name: 'Closed', allowed: ['https://app.safe.global'] },
    { url: 'javascript:alert(1)', name: 'Broken' },
  ])
  const apps = appsPage(page, safe.address)
  await apps.list()
  const list = page.getByRole('list', { name: 'Apps', exact: true })
  await expect(list.getByRole('heading')).toHaveText(['Test app', 'Swap'])
  await expect(page.getByText('One entry of the list could not be read: “Broken”, number 4')).toBeVisible()
  await page.getByLabel('Search apps').fill('sWAp')
  await expect(list.getByRole('heading')).toHaveText(['Swap'])
  await page.getByLabel('Search apps').fill('')
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await expect(list.getByRole('heading')).toHaveText(['Test app'])
  await list.getByRole('button', { name: 'Pin Test app' }).click()
  await page.reload()
  const pinned = page.getByRole('list', { name: 'Pinned apps' })
  await expect(pinned.getByRole('heading')).toHaveText(['Test app'])
  await expect(pinned).toContainText(new URL(site.app).host)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page)
  await pinned.getByRole('link', { name: 'Test app' }).click()
  await expect(page).toHaveURL(new RegExp(`appUrl=${encodeURIComponent(site.app)}`))
  // It is on the list: no warning stands before it.
  await expect(apps.frameElement).toHaveAttribute('src', site.app)

  await listApps(page, [{ url: site.app, name: 'Test app', allowed: ['https://app.safe.global'] }])
  await reloadAnew(page)
  await expect(page.getByText('Test app does not allow this site to open it')).toBeVisible()
  await expect(page.getByText('https://app.safe.global')).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
  await listApps(page, [{ url: site.app, name: 'Test app', allowed: [`${siteOrigin}/`] }])
  await reloadAnew(page)
  await expect(apps.frameElement).toHaveAttribute('src', site.app)

  await listApps(page, undefined)
  await reloadAnew(page)
  await expect(page.getByText('The list of apps could not be loaded')).toBeVisible()
  await expect(page.getByText('The list is lost').first()).toBeVisible()
  // A listed app is then an unknown one.
  await expect(apps.openButton).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
})

test('nobody asks an unknown app’s site before its address was read and agreed to, here or from a shared link', async ({
  page,
  site,
  safe,
}) => {
  const apps = appsPage(page, safe.address)
  const warning = page.getByText('This app is not on the Safe service’s list')
  const link = `/share/safe-app?appUrl=${encodeURIComponent(site.app)}&chain=dev`
  site.requests.length = 0
  await apps.visit(site.app)
  await expect(warning).toBeVisible()
  await expect(page.getByText(site.app, { exact: true })).toBeVisible()
  await expect(apps.frameElement).toHaveCount(0)
  await expectNoFaults(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open an app with your Safe')
  await expect(warning).toBeVisible()
  await expect(page.getByText(site.app, { exact: true })).toBeVisible()
  expect(site.requests).toEqual([])

  await page.getByRole('button', { name: 'I know this address, go on' }).click()
  await expect(page.getByText('It calls itself')).toContainText('Test app /app')
  expect(new Set(site.requests)).toEqual(new Set(['/app', '/app/manifest.json']))
  await expectNoFaults(page)
  await page.getByRole('list', { name: 'Safes viewed here' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/apps/open\\?safe=dev:${safe.address}&appUrl=`))
  // Asked once is enough.
  await expect(apps.frameElement).toHaveAttribute('src', site.app)
  await page.reload()
  await expect(apps.frameElement).toHaveAttribute('src', site.app)

  await page.goto(`/share/safe-app?appUrl=${encodeURIComponent(site.app)}&chain=eth`)
  await expect(page.getByText('No Safe is known here yet on this network.')).toBeVisible()
  await page.goto(`/share/safe-app?appUrl=${encodeURIComponent(site.app)}&chain=nowhere`)
  await expect(page.getByText('This site does not know the link’s network')).toBeVisible()
  await page.goto('/share/safe-app?appUrl=javascript:alert(1)&chain=dev')
  await expect(page.getByText('This link names no app')).toBeVisible()
})

test('an app is added by its address, with what is wrong with it said; deceiving addresses are pointed out', async ({
  page,
  site,
  safe,
}) => {
  await listApps(page, [{ url: 'https://swap.example', name: 'Swap' }])
  site.routes.set('/closed', { headers: { 'x-frame-options': 'DENY' } })
  site.routes.set('/closed/manifest.json', { body: JSON.stringify({ name: 'Closed', description: 'No CORS' }) })
  const apps = appsPage(page, safe.address)
  await apps.list()
  const field = page.getByLabel('Address of an app')
  const look = page.getByRole('button', { name: 'Show the app' })
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

  await apps.visit('https://5wap.example/')
  await expect(page.getByText('5wap.example looks like swap.example, which is another site.')).toBeVisible()
  await apps.visit('https://sw\u0430p.example/')
  // The Latin-looking letter is Cyrillic, and is shown as it goes over the wire.
  await expect(page.getByText(new URL('https://sw\u0430p.example').host, { exact: true })).toBeVisible()
  await expect(page.getByText('letters that may look like others')).toBeVisible()
})
