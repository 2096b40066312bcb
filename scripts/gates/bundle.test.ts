import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBundle } from './bundle'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inlineScript = 'document.title'
// What `printf document.title | openssl sha256 -binary | base64` says.
const inlineHash = 'sha256-o3vzFSF4YhB5rDb5tpELAmIlJDq+2XOarY4IDsOum1c='

let distDir: string

function put(file: string, text: string): void {
  mkdirSync(dirname(join(distDir, file)), { recursive: true })
  writeFileSync(join(distDir, file), text)
}

function putPage(html: string): void {
  put('server/pages-manifest.json', JSON.stringify({ '/': 'pages/index.html', '/_app': 'pages/_app.js' }))
  put('server/pages/index.html', html)
}

const faults = () => checkBundle(root, distDir).faults
// Its gzip size is about the number of bytes asked for.
const noise = (bytes: number) => randomBytes(bytes).toString('base64')

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'bundle-gate-'))
  put('BUILD_ID', 'one')
  put('routes-manifest.json', JSON.stringify({ headers: [] }))
  put('required-server-files.json', JSON.stringify({ config: { env: { COUNTERSIGN_DEVNET: 'false' } } }))
  put('static/chunks/main.js', 'start()')
  put('standalone/server.js', 'listen()')
  putPage('<script src="/_next/static/chunks/main.js" defer=""></script>')
})

afterEach(() => {
  rmSync(distDir, { recursive: true })
  vi.unstubAllEnvs()
})

test('passes a small clean build', () => {
  expect(faults()).toEqual([])
})

test('fails where nothing was built', () => {
  expect(checkBundle(root, join(distDir, 'nowhere')).faults.join()).toContain('holds no finished build')
})

test('counts each script of a page once and leaves out those for old browsers', () => {
  put('static/chunks/half.js', noise(100_000))
  const tag = '<script src="/_next/static/chunks/half.js" defer=""></script>'
  putPage(`${tag}${tag}<script src="/_next/static/chunks/half.js" nomodule=""></script>`)
  expect(faults()).toEqual([])
  put('static/chunks/other.js', noise(100_000))
  putPage(`${tag}<script src="/_next/static/chunks/other.js" defer=""></script>`)
  expect(faults().join()).toMatch(/^\/ loads \d+\.\d KiB of scripts first \(gz\), more than 160$/)
})

test('refuses too many styles, linked or inline', () => {
  put('static/chunks/page.css', noise(7000))
  putPage(`<link rel="stylesheet" href="/_next/static/chunks/page.css"/><style>${noise(7000)}</style>`)
  expect(faults().join()).toMatch(/KiB of styles first \(gz\), more than 10/)
})

test('a page that brings the styles of its screen may have some more: what is switched off is not loaded', () => {
  const off = '<link rel="stylesheet" href="/_next/static/chunks/page.css" disabled=""/>'
  put('static/chunks/page.css', noise(11_000))
  putPage(`<style>${noise(11_000)}</style>${off}`)
  expect(faults()).toEqual([])
  putPage(`<style>${noise(11_000)}</style>`)
  expect(faults().join()).toMatch(/more than 10$/)
  putPage(`<style>${noise(20_000)}</style>${off}`)
  expect(faults().join()).toMatch(/more than 12$/)
})

test('refuses a page that names a file the build did not write, and one that is not prerendered', () => {
  putPage('<script src="/_next/static/chunks/gone.js"></script>')
  expect(faults()).toEqual(['/ names /_next/static/chunks/gone.js, which the build did not write'])
  put('server/pages-manifest.json', JSON.stringify({ '/late': 'pages/late.js' }))
  expect(faults()).toEqual(['/late is not prerendered: every page is a static shell'])
})

test('refuses an inline script that the content security policy of the same build would block', () => {
  putPage(`<script type="application/json">{}</script><script>${inlineScript}</script>`)
  const putPolicy = (value: string) =>
    put('routes-manifest.json', JSON.stringify({ headers: [{ headers: [{ key: 'Content-Security-Policy', value }] }] }))
  putPolicy(`script-src 'self' '${inlineHash}'`)
  expect(faults()).toEqual([])
  putPolicy("script-src 'self'")
  expect(faults()).toEqual([`/ has inline scripts that its own policy refuses: ${inlineHash}`])
})

test.each([
  ['the MetaMask SDK', '"https://metamask-sdk.api.cx.metamask.io/"'],
  ['ua-parser-js 2 (AGPL)', 'x.prototype.withClientHints=1'],
  ['the siwe package', '"Signature does not match address of the message."'],
  ['ethers', '`invalid BytesLike value`'],
  ['a server setting', 'process.env.SESSION_SECRET'],
  ["the devnet's wallet", 'name:"Devnet account"'],
])('refuses %s in a lazy chunk', (what, text) => {
  put('static/chunks/lazy.js', text)
  expect(faults().join()).toContain(`static/chunks/lazy.js contains ${what}`)
})

test("refuses the secret's own value in a chunk, without repeating it", () => {
  vi.stubEnv('SESSION_SECRET', 'newest-secret-0123456789,older-secret-0123456789')
  put('static/chunks/lazy.js', 'seal("older-secret-0123456789")')
  expect(faults()).toEqual(['static/chunks/lazy.js contains the value of SESSION_SECRET'])
})

test("wants the devnet's wallet in a devnet build, so that its words cannot go stale", () => {
  put('required-server-files.json', JSON.stringify({ config: { env: { COUNTERSIGN_DEVNET: 'true' } } }))
  expect(faults()).toEqual(["no chunk contains the devnet's wallet, though this is its build"])
  put('static/chunks/lazy.js', 'name:"Devnet account"')
  expect(faults()).toEqual([])
})

test('refuses what does not belong into the deployed folder', () => {
  put('standalone/node_modules/@img/sharp-libvips-linux-x64/lib/libvips.so', '')
  put('standalone/node_modules/vitest/index.js', '')
  put('standalone/devnet/start.ts', '')
  put('standalone/node_modules/sdk/index.js', 'MMSDK')
  const found = faults().join('\n')
  expect(found).toContain('node_modules/vitest is deployed, but a development dependency')
  expect(found).toContain('the first is node_modules/@img/sharp-libvips-linux-x64/lib/libvips.so')
  expect(found).toContain('the first is devnet/start.ts')
  expect(found).toContain('node_modules/sdk/index.js contains the MetaMask SDK')
})

test('lets the bare manifest of a development dependency through: a trace passes by it', () => {
  put('standalone/node_modules/vitest/package.json', '{}')
  expect(faults()).toEqual([])
})

test('looks at the build of each language that is deployed, with a little more room for its words', () => {
  const german = `${distDir}-de`
  try {
    cpSync(distDir, german, { recursive: true })
    put('standalone/languages/de/index.html.br', '')
    put('standalone/languages/en/index.html.br', '')
    const faultsWith = (bytes: number) => {
      writeFileSync(join(german, 'static/chunks/main.js'), noise(bytes))
      return faults()
    }
    expect(faultsWith(161 * 1024)).toEqual([])
    expect(faultsWith(163 * 1024).join()).toMatch(/^de: \/ loads 16\d\.\d KiB of scripts first \(gz\), more than 162$/)
  } finally {
    rmSync(german, { recursive: true })
  }
})

test('refuses a deployed folder of more than 110 MiB', () => {
  put('standalone/big.bin', '')
  truncateSync(join(distDir, 'standalone/big.bin'), 111 * 1024 * 1024)
  expect(faults()).toEqual(['the deployed folder has 112 MiB, more than 110'])
})
