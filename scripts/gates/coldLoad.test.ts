import { createServer, type Server } from 'node:http'
import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkColdLoad, launchBrowser, measureColdLoad } from './coldLoad'

let browser: Browser
let server: Server | undefined

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const kiB = (count: number) => `/*${'x'.repeat(count * 1024)}*/`
// Asks for one more script once something was painted, as a lazy piece does.
const fetchAfterPaint = (source: string) => `
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    const tag = document.createElement('script')
    tag.src = '${source}'
    document.head.append(tag)
  }).observe({ type: 'paint', buffered: true })`
const openDialog = `
  document.querySelector('button').onclick = () => {
    const dialog = document.createElement('div')
    dialog.role = 'dialog'
    dialog.textContent = 'Wallets'
    document.body.append(dialog)
  }`

type Site = { main: string; kit?: string; html?: string }

async function serve({ main, kit = '', html = '' }: Site): Promise<string> {
  const page = `<!doctype html><link rel="icon" href="data:,"><h1>Site</h1><button>Connect Wallet</button>${html}<script src="/main.js"></script>`
  const files: Record<string, [string, string]> = {
    '/': ['text/html', page],
    '/main.js': ['text/javascript', `${openDialog};${main}`],
    '/kit.js': ['text/javascript', kit],
  }
  server = createServer((request, response) => {
    if (request.url === '/broken.js') return request.socket.destroy()
    const [type, body] = files[request.url?.replace(/\?.*/, '') ?? ''] ?? ['text/plain', '']
    response.setHeader('Content-Type', type).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

const measure = async (site: Site) => measureColdLoad(browser, await serve(site), 400)

test('counts what the page names as before the kit, and the kit fetched after the first paint apart', async () => {
  const load = await measure({ main: fetchAfterPaint('/kit.js'), kit: `"data-rk";${kiB(300)}` })
  expect(load.before.requests).toBe(2)
  expect(load.before.bytes).toBeLessThan(10 * 1024)
  expect(load.kit.requests).toBe(1)
  expect(load.kit.bytes).toBeGreaterThan(300 * 1024)
  expect(load.bytesWithDialog).toBe(load.before.bytes + load.kit.bytes)
  expect(checkColdLoad(load)).toEqual([])
})

test('counts a kit that the page only hints at as fetched ahead, however early the browser asks for it', async () => {
  const html = '<link rel="prefetch" href="/kit.js" as="script">'
  const load = await measure({ main: '', kit: `"data-rk";${kiB(300)}`, html })
  expect(load.before.requests).toBe(2)
  expect(load.kit).toMatchObject({ requests: 1 })
  expect(checkColdLoad(load)).toEqual([])
})

test('lets nothing but the kit pass as the kit', async () => {
  const load = await measure({ main: fetchAfterPaint('/kit.js'), kit: kiB(300) })
  expect(load.kit.requests).toBe(0)
  expect(checkColdLoad(load).join()).toMatch(/^30\d\.\d KiB before the kit, more than 190\.5$/)
})

test('counts a kit that the page itself names as before the kit', async () => {
  const load = await measure({ main: '', kit: `"data-rk";${kiB(300)}`, html: '<script src="/kit.js"></script>' })
  expect(checkColdLoad(load).join()).toMatch(/KiB before the kit/)
})

test('refuses too much with the dialog open, also when it is only fetched on the click', async () => {
  const main = `document.querySelector('button').addEventListener('click', () => fetch('/kit.js').then((answer) => answer.text()))`
  const load = await measure({ main, kit: kiB(400) })
  expect(load.before.bytes).toBeLessThan(10 * 1024)
  expect(checkColdLoad(load).join()).toMatch(/^40\d\.\d KiB with the dialog open, more than 396\.2$/)
})

test('refuses more than sixteen requests', async () => {
  const load = await measure({ main: `for (let i = 0; i < 15; i++) fetch('/call/' + i)` })
  expect(checkColdLoad(load)).toEqual(['17 requests before the kit, more than 16'])
})

test('refuses more than twenty-five requests with the kit that is fetched ahead', async () => {
  const hints = Array.from({ length: 25 }, (_, index) => `<link rel="prefetch" href="/kit.js?${index}" as="script">`)
  const load = await measure({ main: '', kit: '"data-rk"', html: hints.join('') })
  expect(checkColdLoad(load)).toEqual(['27 requests before a click, more than 25'])
})

test('sees each other host that the page tries without a click: fetch, picture, socket, other port', async () => {
  const main = `
    fetch('https://stats.example/x').catch(() => {})
    new Image().src = 'https://pictures.example/y.png'
    new WebSocket('wss://relay.example')
    fetch('http://127.0.0.1:9/').catch(() => {})`
  const load = await measure({ main })
  expect(load.otherHosts.sort()).toEqual(['127.0.0.1:9', 'pictures.example', 'relay.example', 'stats.example'])
  expect(checkColdLoad(load).join()).toContain('other hosts contacted before a click')
})

test('does not mind other hosts after the click', async () => {
  const main = `document.querySelector('button').addEventListener('click', () => fetch('https://relay.example'))`
  expect(checkColdLoad(await measure({ main }))).toEqual([])
})

test('says which of its own scripts could not be loaded', async () => {
  const load = await measure({ main: '', html: '<script src="/broken.js"></script>' })
  expect(checkColdLoad(load)).toEqual([expect.stringMatching(/\/broken\.js could not be loaded$/)])
})
