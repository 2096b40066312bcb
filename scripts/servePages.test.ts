import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compressPages } from './compressAhead.mjs'
import { servePages } from './servePages.mjs'

const texts: Record<string, Record<string, string>> = {
  en: { index: 'Start', home: 'Home', 'transactions/tx': 'Transaction', 404: 'Not here' },
  de: { index: 'Anfang', home: 'Übersicht', 'transactions/tx': 'Transaktion', 404: 'Gibt es nicht', 500: 'Kaputt' },
}

let root: string
let server: Server
let url: string

async function start(languages: string[]) {
  const answerPage = servePages({ folder: join(root, 'languages'), publicFolder: join(root, 'public'), languages })
  server = createServer((request, response) =>
    answerPage(request, response, () => response.writeHead(299).end('somebody else')),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(root, 'public/pictures'), { recursive: true })
  writeFileSync(join(root, 'public/pictures/a b.svg'), '<svg/>')
  for (const [language, pages] of Object.entries(texts)) {
    for (const [name, text] of Object.entries(pages)) {
      mkdirSync(join(root, 'built', language, 'transactions'), { recursive: true })
      writeFileSync(join(root, 'built', language, `${name}.html`), `<p>${text}</p>`)
    }
    await compressPages(join(root, 'built', language), root, language)
  }
  await start(['en', 'de'])
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(root, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}${path}`, { headers, method, redirect: 'manual' })
const german = { cookie: 'countersign.session=x; countersign.language=de' }

describe('a page', () => {
  test.each([
    ['/', {}, 'Start'],
    ['/', german, 'Anfang'],
    ['/home?safe=eth:0x1&countersign.language=en', german, 'Übersicht'],
    ['/%68ome', german, 'Übersicht'],
    ['/transactions/tx', german, 'Transaktion'],
    ['/home', { cookie: 'countersign.language=fr' }, 'Home'],
    ['/home', { cookie: 'countersign.language=de-DE' }, 'Home'],
    ['/home', { cookie: 'xcountersign.language=de' }, 'Home'],
    ['/home', { cookie: 'countersign.language=__proto__' }, 'Home'],
  ])('%s with %o is the one of that language', async (path, headers, text) => {
    const answer = await ask(path, headers)
    expect([answer.status, await answer.text()]).toEqual([200, `<p>${text}</p>`])
  })

  test('says to caches that it depends on the cookie, and is asked for anew each time', async () => {
    const answer = await ask('/home', german)
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const etag = answer.headers.get('etag') ?? ''
    const again = await ask('/home', { ...german, 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'Cookie, Accept-Encoding'])
    expect((await ask('/home', { 'if-none-match': etag })).status).toBe(200)
  })

  test('depends on no cookie where there is one language', async () => {
    server.close()
    await start(['de'])
    const answer = await ask('/home')
    expect([await answer.text(), answer.headers.get('vary')]).toEqual(['<p>Übersicht</p>', 'Accept-Encoding'])
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', null],
  ])('to who takes %s comes as %s', async (accepted, encoding) => {
    const answer = await ask('/home', { ...german, 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toBe('<p>Übersicht</p>')
  })

  test('has a head of its own', async () => {
    const [head, body] = [await ask('/home', german, 'HEAD'), await ask('/home', german)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(body.headers.get('content-length'))
  })
})

test.each([
  ['/nowhere', {}, 'Not here'],
  ['/nowhere', german, 'Gibt es nicht'],
  ['/404', german, 'Gibt es nicht'],
  ['/home.html', german, 'Gibt es nicht'],
  ['/..%2Fhome', german, 'Gibt es nicht'],
  ['/gr%C3%BCn', german, 'Gibt es nicht'],
])('an address that leads nowhere, %s with %o, has the page that says so', async (path, headers, text) => {
  const answer = await ask(path, headers)
  expect([answer.status, await answer.text()]).toEqual([404, `<p>${text}</p>`])
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
})

test.each([
  ['/_next/static/chunks/a.js', 'GET'],
  ['/api', 'GET'],
  ['/api/auth/session', 'GET'],
  ['/pictures/a%20b.svg', 'GET'],
  ['/home/', 'GET'],
  ['//home', 'GET'],
  ['/500', 'GET'],
  ['/%', 'GET'],
  ['/home', 'POST'],
])('%s by %s is for somebody else', async (path, method) => {
  const answer = await ask(path, german, method)
  expect([answer.status, await answer.text(), answer.headers.get('vary')]).toEqual([299, 'somebody else', null])
})
