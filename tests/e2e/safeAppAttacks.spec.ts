import { expect } from '@/tests/e2e/support/fixtures'
import { siteOrigin } from '@/tests/e2e/support/siteEnv'
import { startAppSite } from './safeApps/appSite'
import { appsPage } from './safeApps/appsPage'
import { test } from './safeApps/appsTest'
import { countArrivals, expectNothingDone, permissionQuestion as message } from './safeApps/attack'

test('only the app itself is heard, once for each id: no other window, other origin, nested frame or old version', async ({
  page,
  site,
  safe,
}) => {
  const app = await appsPage(page, safe.address).open(site.app)
  // From the app itself the message is heard: what follows could succeed.
  await app.evaluate((data) => appPage.post(data), message)
  await expect(page.getByRole('dialog', { name: 'An app asks for a permission' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const replayed = await countArrivals(page, 'attack')
  await app.evaluate((data) => {
    for (let count = 0; count < 5; count += 1) appPage.post(data)
  }, message)
  await replayed(5)
  await expectNothingDone(page, app)
  expect(await app.evaluate(() => appPage.answers.filter(({ id }) => id === 'attack').length)).toBe(1)

  const stray = { ...message, id: 'stray' }
  const arrived = await countArrivals(page, 'stray')
  const other = await startAppSite('localhost')
  await page.evaluate((data) => postMessage(data, '*'), stray)
  const popupOpened = page.waitForEvent('popup')
  await app.evaluate(() => void open('/app'))
  const popup = await popupOpened
  await popup.waitForLoadState()
  await popup.evaluate((data) => opener.parent.postMessage(data, '*'), stray)
  await popup.close()
  for (const origin of [site.origin, other.origin]) {
    const nested = await app.evaluateHandle((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      return new Promise<HTMLIFrameElement>((resolve) => {
        frame.onload = () => resolve(frame)
      })
    }, `${origin}/app`)
    const inner = await nested.asElement()?.contentFrame()
    await inner?.evaluate((data) => top?.postMessage(data, '*'), stray)
  }
  await arrived(4)
  await expectNothingDone(page, app)
  await other.stop()

  const before = await app.evaluate(() => appPage.answers.length)
  await app.evaluate((data) => {
    for (const sdkVersion of ['0.9.9', undefined, 9, '', 'latest', { major: 9 }]) {
      appPage.post({ ...data, env: { sdkVersion } })
    }
    for (const odd of [{ ...data, env: undefined }, null, undefined, 'text', 5, [data], new Map([['id', 1]])]) {
      appPage.post(odd)
    }
  }, stray)
  await expectNothingDone(page, app)
  expect(await app.evaluate(() => appPage.answers.length)).toBe(before + 1)
})

test('unknown methods, prototype keys, huge payloads and a burst are refused, and the page stays alive', async ({
  page,
  site,
  safe,
}) => {
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  for (const method of ['eth_sendTransaction', 'constructor', '__proto__', 'x']) {
    expect(await app.evaluate((name) => appPage.ask(name), method)).toMatchObject({
      success: false,
      error: `"${method}" not implemented`,
    })
  }
  const answers = await app.evaluate(async (polluted) => {
    const cycle: Record<string, unknown> = {}
    cycle.again = cycle
    return [
      await appPage.ask('signMessage', { message: 'x'.repeat(5_000_000) }),
      await appPage.ask('sendTransactions', { txs: Array(1_000_000).fill('aaaaa') }),
      await appPage.ask('signTypedMessage', { typedData: cycle }),
      await appPage.ask('sendTransactions', JSON.parse(polluted)),
      await appPage.ask('wallet_requestPermissions', [JSON.parse(polluted)]),
    ]
  }, '{"__proto__":{"isAdmin":true},"txs":[],"constructor":{"prototype":{"isAdmin":true}}}')
  expect(answers.map(({ success }) => success)).toEqual([false, false, false, false, false])
  expect(await page.evaluate(() => 'isAdmin' in {} || 'isAdmin' in Function.prototype)).toBe(false)
  await expectNothingDone(page, app)

  await page.evaluate(() => {
    document.documentElement.dataset.turns = '0'
    const tick = () => {
      const { dataset } = document.documentElement
      dataset.turns = String(Number(dataset.turns) + 1)
      setTimeout(tick)
    }
    tick()
  })
  const outcome = await app.evaluate(async () => {
    const asked = Array.from({ length: 10_000 }, (_, index) =>
      index % 2 === 0
        ? appPage.ask('getSafeInfo')
        : appPage.ask('wallet_requestPermissions', [{ requestAddressBook: {} }]),
    )
    const isTooMany = ({ code, error }: (typeof appPage.answers)[number]) =>
      code === -32005 && error === 'Too many requests'
    const reads = await Promise.all(asked.filter((_, index) => index % 2 === 0))
    const refused = await Promise.all(asked.filter((_, index) => index % 2 === 1).slice(9))
    return { answered: reads.length, refused: refused.filter(isTooMany).length }
  })
  expect(outcome).toEqual({ answered: 5_000, refused: 4_991 })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // The page got on with its own work in between, again and again.
  expect(Number(await page.locator('html').getAttribute('data-turns'))).toBeGreaterThan(50)
  await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click()
  // The eight that waited find the permission given, and are answered without another question.
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// From a script, a link and a form.
test('an app cannot navigate the page or block it; without its Safe none runs', async ({ page, site, safe }) => {
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const sandbox = (await apps.frameElement.getAttribute('sandbox'))?.split(' ') ?? []
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox.filter((token) => /top-navigation|modals|pointer-lock|presentation/.test(token))).toEqual([])
  await expect(apps.frameElement).toHaveAttribute('allow', 'clipboard-write')
  const before = page.url()
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    return dialog.dismiss()
  })
  const outcome = await app.evaluate(() => {
    alert('Blocked?')
    const link = document.createElement('a')
    link.href = 'https://evil.example/'
    link.target = '_top'
    document.body.append(link)
    link.click()
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    form.target = '_top'
    document.body.append(form)
    form.submit()
    try {
      if (top !== null) top.location.href = 'https://evil.example/'
      return 'no error'
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown'
    }
  })
  expect(outcome).toBe('SecurityError')
  await expectNothingDone(page, app)
  expect(page.url()).toBe(before)
  expect(dialogs).toBe(0)

  let isHeld = true
  await page.route(/127\.0\.0\.1:(29545|29787)/, (route) => (isHeld ? undefined : route.continue()))
  await page.evaluate(() => localStorage.removeItem('wagmi.cache'))
  await page.reload()
  await expect(page.getByText('Loading the Safe…').first()).toBeAttached()
  await expect(apps.frameElement).toHaveCount(0)
  isHeld = false
  await page.reload()
  const again = await apps.frame()
  expect(await again.evaluate(() => appPage.sdk.safe.getInfo())).toMatchObject({ safeAddress: safe.address })
})

test('a frame that was sent to another site is not heard and gets no answers; no script’s address is opened', async ({
  page,
  site,
  safe,
}) => {
  const other = await startAppSite('localhost')
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const arrived = await countArrivals(page, 'attack')
  await app.goto(other.app)
  await app.evaluate((data) => appPage.post(data), message)
  await arrived(1)
  await expect(page.getByText('The frame shows another site now')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await app.evaluate(() => appPage.answers)).toEqual([])

  site.routes.set('/leads-away', { status: 302, headers: { location: other.app } })
  await apps.visit(`${site.origin}/leads-away`)
  const redirected = await apps.frame()
  await redirected.evaluate((data) => appPage.post(data), message)
  await expect(page.getByText(`leads on to ${other.origin}`)).toBeVisible()
  await expect(page.getByText('The frame shows another site now')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await redirected.evaluate(() => appPage.answers)).toEqual([])
  await other.stop()

  for (const address of ['javascript:parent.document.title="owned"', 'data:text/html,x', `${siteOrigin}/home`, '']) {
    await apps.visit(address)
    await expect(page.getByText('This app cannot be opened')).toBeVisible()
    await expect(page.locator('iframe[title^="App:"]')).toHaveCount(0)
  }
})

test('a click that an app has led to where a dialog comes up agrees to nothing', async ({ page, site, safe }) => {
  const apps = appsPage(page, safe.address)
  const app = await apps.open(site.app)
  const dialog = page.getByRole('dialog', { name: 'An app asks for a permission' })
  const allow = dialog.getByRole('button', { name: 'Allow' })
  const granted = () => page.evaluate(() => localStorage.getItem('countersign.app-permissions'))
  const ask = { id: 'jack', method: message.method, params: message.params, env: message.env }
  await app.evaluate((data) => appPage.post(data), { ...ask, id: 'look' })
  const place = await allow.boundingBox()
  if (!place) throw new Error('There is no button to lead a click to')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // The app has something to click on again and again just there, and asks with the first press.
  await app.evaluate((data) => addEventListener('mousedown', () => appPage.post(data), { once: true }), ask)
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await expect(allow).toBeVisible()
  await page.mouse.up()
  for (let clicks = 0; clicks < 10; clicks += 1) {
    await page.mouse.down()
    await page.mouse.up()
  }
  await expect(allow).toBeVisible()
  expect(await granted()).toBeNull()
  expect(await app.evaluate(() => appPage.answers.some(({ id }) => id === 'jack'))).toBe(false)

  // Whoever has looked at it agrees with an ordinary click.
  await allow.click()
  await expect(dialog).toHaveCount(0)
  expect(await granted()).toContain('requestAddressBook')
})
