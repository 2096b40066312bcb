import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { writeManifest } from './buildManifest.mjs'
import { compareSite } from './checkSite/compareSite'
import { parseSiteManifest } from './checkSite/siteManifest'
import { servePages } from './servePages.mjs'
import { headersByRules, strictly } from './strictServer.mjs'

const { settings } = parsePublicSettings({
  LANGUAGES: 'en,de',
  NEXT_PUBLIC_APP_NAME: 'Our Safe',
  NEXT_PUBLIC_CHAINS: '1',
  NEXT_PUBLIC_RPC_URLS: '1=https://one.example',
  NEXT_PUBLIC_GATEWAY_URL: 'https://gateway.example',
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'id',
})
const rules = [
  {
    source: '/((?!_next/static/).*)',
    regex: '^/(?!_next/static/)',
    headers: [{ key: 'Content-Security-Policy', value: "script-src 'self'" }],
  },
  { source: '/:path*', regex: '^/', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
]
const script = '/_next/static/chunks/a.js'

type Change = (path: string, answer: ServerResponse, request: IncomingMessage) => boolean

let folder: string
let server: Server
let site: string
/** What the host does with a request itself; the rest is answered as a build is. */
let change: Change

/** A small build, as the steps after Next's leave it, served by the same parts as a deployed one. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const page = (name: string, text: string) => {
    put(`languages/${name}.html.gz`, gzipSync(text))
    put(`languages/${name}.html.br`, brotliCompressSync(text))
  }
  for (const language of ['en', 'de']) {
    page(`${language}/index`, `Start ${language}`)
    page(`${language}/transactions/tx`, `Transaction ${language}`)
    page(`${language}/404`, `Nothing ${language}`)
  }
  put('.next/static/chunks/a.js', 'a()')
  put('.next/static/a.css', 'a{}')
  put('public/icon.svg', '<svg/>')
  put('public/manifest.json', '{}')
  put(
    '.next/required-server-files.json',
    JSON.stringify({ config: { env: { COUNTERSIGN_PUBLIC: JSON.stringify(settings) } } }),
  )
  put('.next/routes-manifest.json', JSON.stringify({ headers: rules, redirects: [] }))
  const languages = ['en', 'de']
  writeManifest({ root: folder, deployed: folder, distName: '.next', languages, pagesFolder: 'languages' })

  const files = readdirSync(join(folder, '.next/static'), { recursive: true }).map((name) => `/_next/static/${name}`)
  const [ofStatic, ofPublic] = ['.next/static', 'public'].map((name) => sirv(join(folder, name), { dev: true }))
  const pages = servePages({ folder: join(folder, 'languages'), publicFolder: join(folder, 'public'), languages })
  const next = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const end = () => {
      response.writeHead(404).end()
    }
    if (path.startsWith('/_next/static/')) ofStatic?.(Object.assign(request, { url: path.slice(13) }), response, end)
    else if (/.\/$/.test(path)) response.writeHead(308, { Location: path.slice(0, -1) }).end()
    else ofPublic?.(request, response, end)
  }
  const headersOf = headersByRules(rules, new Set(files))
  server = strictly(createServer, { headersOf })((request, response) => {
    if (!change(request.url ?? '', response, request)) pages(request, response, () => next(request, response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  change = () => false
})

function put(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const built = () => readFileSync(join(folder, 'public/build.json'), 'utf8')
const check = () => compareSite(site, { expect: built, say: () => undefined })
const altered = (alter: (manifest: ReturnType<typeof parseSiteManifest>) => void) => {
  const manifest = parseSiteManifest(built())
  alter(manifest)
  return JSON.stringify(manifest, null, 1)
}
const serve =
  (wanted: string, type: string, body: string | Uint8Array): Change =>
  (path, answer) => {
    if (path !== wanted) return false
    answer.writeHead(200, { 'Content-Type': type }).end(body)
    return true
  }
const inEncoding =
  (encoding: string, pack: (text: string) => Uint8Array): Change =>
  (path, answer, request) => {
    if (path !== '/' || request.headers['accept-encoding'] !== encoding) return false
    answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': encoding }).end(pack('Start !'))
    return true
  }
const withHeader =
  (key: string, value: string): Change =>
  (_path, answer) => {
    answer.setHeader(key, value)
    return false
  }

test('a site that serves its build is the same, in every language and encoding', async () => {
  expect(await check()).toMatchObject({ site, commit: null, differences: [], answers: 35 })
})

test.each<[string, Change, RegExp]>([
  ['a byte of a script', serve(script, 'text/javascript', 'b()'), /a\.js: other bytes/],
  ['a byte of a style', serve('/_next/static/a.css', 'text/css', 'b{}'), /a\.css: other bytes/],
  [
    'a byte of a page',
    serve('/transactions/tx', 'text/html', 'Transaction em'),
    /page \/transactions\/tx \(en\): other bytes/,
  ],
  ['a page in one encoding', inEncoding('gzip', gzipSync), /page \/ \(en\): other bytes than the build has \(gzip\)/],
  ['a page for those who take Brotli', inEncoding('br', brotliCompressSync), /page \/ \(en\): other bytes .*\(br\)/],
  [
    'a header',
    withHeader('Content-Security-Policy', "script-src 'self' https://other.example"),
    /the header Content-Security-Policy is another/,
  ],
  ['an added header', withHeader('Link', '</other.js>; rel=preload; as=script'), /no build sends, link/],
  [
    'a report to somebody else',
    withHeader('Reporting-Endpoints', 'a="https://other.example"'),
    /no build sends, reporting-endpoints/,
  ],
  ['a script as a page', serve(script, 'text/html', 'a()'), /a\.js: served as text\/html/],
  ['a script where there is none', serve('/sw.js', 'text/javascript', 'x()'), /\/sw\.js: status 200 instead of 404/],
  ['a missing file', serve('/icon.svg', 'image/svg+xml', ''), /\/icon\.svg: other bytes/],
  [
    'a manifest without a file',
    (...given) =>
      serve(
        '/build.json',
        'application/json',
        altered(({ files }) => delete files[script]),
      )(...given),
    /a\.js: the build has it/,
  ],
  [
    'an added file',
    (...given) =>
      serve(
        '/build.json',
        'application/json',
        altered(({ files }) => {
          files['/b.js'] = '0'.repeat(64)
        }),
      )(...given),
    /\/b\.js: the site lists it/,
  ],
  [
    'a setting',
    (...given) =>
      serve(
        '/build.json',
        'application/json',
        altered(({ settings: told }) => {
          told.NEXT_PUBLIC_GATEWAY_URL = 'https://other.example'
        }),
      )(...given),
    /NEXT_PUBLIC_GATEWAY_URL: the site lists another/,
  ],
  [
    'the same entries in another text',
    (...given) => serve('/build.json', 'application/json', `${built()} `)(...given),
    /\/build\.json: the site lists another/,
  ],
  [
    'a page that leads elsewhere',
    (path, answer) => path === '/' && Boolean(answer.writeHead(302, { Location: 'https://other.example/' }).end()),
    /page \/ \(en\): status 302 instead of 200/,
  ],
  [
    'a redirect',
    (path, answer) =>
      path === '/transactions/tx/' &&
      Boolean(answer.writeHead(308, { Location: '//other.example/transactions/tx' }).end()),
    /tx\/: leads to \/\/other\.example/,
  ],
  [
    'one language',
    (path, answer, { headers }) =>
      path === '/' &&
      /=de/.test(headers.cookie ?? '') &&
      Boolean(answer.writeHead(200, { 'Content-Type': 'text/html' }).end('Start en')),
    /page \/ \(de\): other bytes/,
  ],
])('%s is found', async (_name, lie, difference) => {
  change = lie
  const { differences } = await check()
  expect(
    differences.find((one) => difference.test(one)),
    differences.join('\n'),
  ).toBeDefined()
})

test('an answer that breaks off once is asked for again', async () => {
  let isBroken = false
  change = (path, answer) => {
    if (path !== script || isBroken) return false
    isBroken = true
    return Boolean(answer.destroy())
  }
  expect(await check()).toMatchObject({ differences: [] })
  expect(isBroken).toBe(true)
})

test.each<[string, Change, RegExp]>([
  [
    'no manifest',
    (path, answer) => path === '/build.json' && Boolean(answer.writeHead(404).end()),
    /no build\.json \(status 404\)/,
  ],
  ['a page instead of it', serve('/build.json', 'text/html', '<p>'), /no list of a build/],
  ['a broken answer', (path, answer) => path === script && Boolean(answer.destroy()), /a\.js gives no answer/],
])('%s cannot be compared, and says so', async (_name, lie, sentence) => {
  change = lie
  await expect(check()).rejects.toThrow(sentence)
})

test.each(['ftp://host', 'host', '', 'javascript:1'])('%j is no site', async (address) => {
  await expect(compareSite(address, { expect: built, say: () => undefined })).rejects.toThrow('address of one site')
})
