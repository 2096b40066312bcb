import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recipients } from '../../devnet/accounts'
import { addPage, type Site, startSite } from './site'
import { type Stage, setStage } from './stage'

let stage: Stage
let thirdSite: Site
let page: Awaited<ReturnType<Stage['open']>>['page']
let app: Awaited<ReturnType<Stage['open']>>['app']

const payment = { txs: [{ to: recipients[2].address, value: '1', data: '0x' }] }
const message = { id: 'attack', method: 'sendTransactions', params: payment, env: { sdkVersion: '9.1.0' } }
const safeRequest = { ...message, method: 'getSafeInfo', params: undefined }

beforeAll(async () => {
  stage = await setStage()
  thirdSite = await startSite('localhost')
  addPage(thirdSite, '/app', stage.appSite.routes.get('/app.js')?.body ?? '')
})
afterAll(async () => {
  await thirdSite.stop()
  await stage.close()
})

beforeEach(async () => {
  const opened = await stage.open()
  page = opened.page
  app = opened.app
})
// Whatever was tried, nobody was paid and the host still answers the app it was opened for.
afterEach(async () => {
  expect(await stage.desk.chain.client.getBalance({ address: recipients[2].address })).toBe(startBalance)
  await page.close()
})
const startBalance = 10_000n * 10n ** 18n

async function expectHostWorks(): Promise<void> {
  expect(await app.evaluate(() => appPage.ask('getSafeInfo'))).toMatchObject({ success: true })
}

/** Waits until so many messages with the id have reached the page, and been heard or not. */
async function waitForMessages(id: string, count: number): Promise<void> {
  const heard = () => page.evaluate((wanted) => hostPage.heard.filter((one) => one === wanted).length, id)
  await expect.poll(heard).toBe(count)
}

function kindsOf(id: string): Promise<string[]> {
  return page.evaluate(
    (wanted) => hostPage.events.flatMap((event) => ('id' in event && event.id === wanted ? [event.kind] : [])),
    id,
  )
}

describe('who is heard', { timeout: 120_000 }, () => {
  it('not another window: a popup of the app, and the host page itself', async () => {
    await page.evaluate((data) => postMessage(data, '*'), message)
    const popupOpened = page.waitForEvent('popup')
    await app.evaluate(() => void open('/app'))
    const popup = await popupOpened
    await popup.waitForLoadState()
    await popup.evaluate((data) => opener.parent.postMessage(data, '*'), message)
    await waitForMessages('attack', 2)
    await expectHostWorks()
    expect(await kindsOf('attack')).toEqual([])
  })

  it('not a frame inside the app, of the app’s own origin or another', async () => {
    for (const origin of [stage.appSite.origin, thirdSite.origin]) {
      const nested = await app.evaluateHandle((src) => {
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
        return frame
      }, `${origin}/app`)
      const inner = await nested.asElement()?.contentFrame()
      if (!inner) throw new Error('There is no inner frame')
      await inner.evaluate((data) => top?.postMessage(data, '*'), message)
    }
    await waitForMessages('attack', 2)
    await expectHostWorks()
    expect(await kindsOf('attack')).toEqual([])
  })

  it('not another site that the frame was redirected to', async () => {
    stage.appSite.routes.set('/redirect', { status: 302, headers: { location: `${thirdSite.origin}/app` } })
    const redirected = await stage.open({ path: '/redirect' })
    await redirected.app.evaluate((data) => appPage.post(data), message)
    const reasons = () =>
      redirected.page.evaluate(() => hostPage.events.map((event) => ('reason' in event ? event.reason : event.kind)))
    await expect.poll(reasons).toEqual(['origin'])
    expect(await redirected.app.evaluate(() => appPage.answers)).toEqual([])
    await redirected.page.close()
  })

  it('not a frame that went elsewhere: its requests are not heard, and answers under way do not reach it', async () => {
    await page.evaluate(() => hostPage.hold())
    await app.evaluate((data) => appPage.post(data), message)
    await expect.poll(() => page.evaluate(() => hostPage.reviews.length)).toBe(1)
    await app.goto(`${thirdSite.origin}/app`)
    await page.evaluate(() => hostPage.reviews[0]?.settle(false))
    await app.evaluate((data) => appPage.post({ ...data, id: 'elsewhere' }), safeRequest)
    const reasons = () =>
      page.evaluate(() => hostPage.events.flatMap((event) => ('reason' in event ? [event.reason] : [])))
    await expect.poll(reasons).toEqual(['origin'])
    expect(await app.evaluate(() => appPage.answers)).toEqual([])
    expect(await kindsOf('elsewhere')).toEqual([])
  })

  it('nobody once the host has stopped, with reviews that were open taken back', async () => {
    await page.evaluate(() => hostPage.hold())
    await app.evaluate((data) => appPage.post(data), message)
    await expect.poll(() => page.evaluate(() => hostPage.reviews.length)).toBe(1)
    await page.evaluate(() => hostPage.stop())
    await app.evaluate((data) => appPage.post({ ...data, id: 'late' }), safeRequest)
    await waitForMessages('late', 1)
    expect(await app.evaluate(() => appPage.answers)).toEqual([])
    expect(await kindsOf('late')).toEqual([])
  })
})

describe('what is heard', { timeout: 120_000 }, () => {
  it('a request once: the same id again does nothing', async () => {
    await page.evaluate(() => hostPage.hold())
    await app.evaluate((data) => {
      for (let count = 0; count < 5; count += 1) appPage.post(data)
    }, message)
    await expectHostWorks()
    expect(await page.evaluate(() => hostPage.reviews.length)).toBe(1)
    await page.evaluate(() => hostPage.reviews[0]?.settle(false))
    await app.evaluate((data) => appPage.post(data), message)
    await expectHostWorks()
    const answers = await app.evaluate(() => appPage.answers.filter(({ id }) => id === 'attack').length)
    expect(answers).toBe(1)
    expect(await page.evaluate(() => hostPage.reviews.length)).toBe(1)
  })

  it('no version 0, no missing version, no odd version, nothing that is not an object', async () => {
    await app.evaluate((data) => {
      for (const sdkVersion of ['0.9.9', undefined, 9, '', 'latest', { major: 9 }]) {
        appPage.post({ ...data, env: { sdkVersion } })
      }
      for (const other of [{ ...data, env: undefined }, null, undefined, 'text', 5, [data], new Map([['id', 1]])]) {
        appPage.post(other)
      }
      appPage.post({ ...data, id: '' })
      appPage.post({ ...data, id: 5 })
      appPage.post({ ...data, id: 'x'.repeat(1_000) })
    }, message)
    await expectHostWorks()
    const counts = await page.evaluate(() => {
      const reasons = hostPage.events.flatMap((event) => ('reason' in event ? [event.reason] : []))
      return {
        version: reasons.filter((reason) => reason === 'version').length,
        shape: reasons.filter((reason) => reason === 'shape').length,
      }
    })
    expect(counts).toEqual({ version: 6, shape: 10 })
    expect(await app.evaluate(() => appPage.answers.length)).toBe(1)
  })

  it('an unknown method gets an answer, so that nothing waits for ever', async () => {
    for (const method of ['eth_sendTransaction', 'constructor', '__proto__', 'hasOwnProperty', 'toString']) {
      expect(await app.evaluate((name) => appPage.ask(name), method)).toMatchObject({
        success: false,
        error: `"${method}" not implemented`,
        code: 4200,
        version: '9.1.0',
      })
    }
  })

  it('5 MB in one text, in a million pieces or in a cycle is refused', async () => {
    const refusal = { success: false, error: 'The request is too large or malformed', code: -32602 }
    const answers = await app.evaluate(async () => {
      const cycle: Record<string, unknown> = {}
      cycle.again = cycle
      const sparse: unknown[] = []
      sparse.length = 4_000_000_000
      return [
        await appPage.ask('signMessage', { message: 'x'.repeat(5_000_000) }),
        await appPage.ask('sendTransactions', { txs: Array(1_000_000).fill('aaaaa') }),
        await appPage.ask('rpcCall', Object.fromEntries(Array.from({ length: 500_000 }, (_, key) => [`key${key}`, 1]))),
        await appPage.ask('signTypedMessage', { typedData: cycle }),
        await appPage.ask('rpcCall', { call: 'eth_call', params: sparse }),
        await appPage.ask('signMessage', new ArrayBuffer(5_000_000)),
      ]
    })
    for (const answer of answers) expect(answer).toMatchObject(refusal)
    expect(await page.evaluate(() => hostPage.messages.length)).toBe(0)
    await expectHostWorks()
  })

  it('keys that could change prototypes are refused and change nothing', async () => {
    const polluted = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
    const answers = await app.evaluate(async (text) => {
      const params = JSON.parse(text)
      const request = { ...params, txs: [JSON.parse(text)], typedData: JSON.parse(text) }
      await appPage.ask('getSafeInfo', undefined, JSON.parse(text))
      return Promise.all(
        ['sendTransactions', 'signTypedMessage', 'rpcCall', 'wallet_requestPermissions', 'getSafeBalances'].map(
          async (method) => (await appPage.ask(method, request)).success,
        ),
      )
    }, polluted)
    expect(answers).toEqual([false, false, false, false, false])
    expect(await page.evaluate(() => 'isAdmin' in {} || 'isAdmin' in Function.prototype)).toBe(false)
    await expectHostWorks()
  })

  it('a request before the Safe is known waits for it, and other requests do not wait behind', async () => {
    const early = await stage.open({ safe: null })
    const answer = early.app.evaluate(() => appPage.ask('getSafeInfo'))
    expect(await early.app.evaluate(() => appPage.ask('getEnvironmentInfo'))).toMatchObject({ success: true })
    await early.page.evaluate((safe) => hostPage.knowSafe(safe), stage.desk.safeInfo)
    expect(await answer).toMatchObject({ success: true, data: stage.desk.safeInfo })
    await early.page.close()
  })
})

describe('what is opened in the frame', { timeout: 120_000 }, () => {
  it('nothing at a javascript: or data: address, and nothing of our own origin', async () => {
    for (const address of [
      'javascript:parent.document.title="owned"',
      'data:text/html,<script>alert(1)</script>',
      stage.hostSite.origin,
    ]) {
      const opened = await stage.browser.newPage()
      const failed = opened.waitForEvent('pageerror')
      await opened.goto(`${stage.hostSite.origin}/host#${encodeURIComponent(JSON.stringify({ app: address }))}`)
      expect((await failed).name).toBe('AppAddressError')
      expect(await opened.locator('iframe').count()).toBe(0)
      expect(await opened.title()).toBe('/host')
      await opened.close()
    }
  })
})
