import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sha256, stringToBytes } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { nameBuild } from './buildId.mjs'
import { forgetPlace, writeManifest } from './buildManifest.mjs'
import { listOtherFiles } from './compareBuilds.mjs'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'built-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

function put(root: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
}

const environment = {
  LANGUAGES: 'en,de',
  NEXT_PUBLIC_APP_NAME: 'Our Safe',
  NEXT_PUBLIC_CHAINS: '1,100',
  NEXT_PUBLIC_RPC_URLS: '1=https://one.example,100=https://hundred.example/?key=a',
  NEXT_PUBLIC_GATEWAY_URL: 'https://gateway.example',
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'id',
  NEXT_PUBLIC_WALLETCONNECT_RELAY_URL: 'wss://relay.example',
  NEXT_PUBLIC_EMBEDDING_ORIGINS: 'https://a.example,https://b.example',
  NEXT_PUBLIC_IMAGE_ORIGINS: '',
  NEXT_PUBLIC_COOL_MODE: 'true',
}

/** What `next build` and the steps after it leave, as far as it is looked at. */
function build(name: string, key: string) {
  const root = join(parent, name)
  const config = {
    outputFileTracingRoot: root,
    env: { COUNTERSIGN_PUBLIC: JSON.stringify(parsePublicSettings(environment).settings) },
  }
  const preview = { previewModeId: key, previewModeSigningKey: key, previewModeEncryptionKey: key }
  const rules = [{ source: '/:path*', headers: [{ key: 'A', value: 'b' }], regex: '^/' }]
  put(root, {
    'server.js': `const nextConfig = ${JSON.stringify(config)}`,
    '.next/required-server-files.json': JSON.stringify({ config, appDir: root }),
    '.next/prerender-manifest.json': JSON.stringify({ routes: {}, preview }),
    '.next/server/preview-props.json': JSON.stringify(preview),
    '.next/routes-manifest.json': JSON.stringify({ headers: rules, redirects: [] }),
    '.next/static/chunks/a.js': 'a()',
    'public/icons/one.svg': '<svg/>',
    'languages/en/index.html.gz': gzipSync('Start'),
    'languages/en/transactions/tx.html.gz': gzipSync('Transaction'),
    'languages/de/index.html.gz': gzipSync('Anfang'),
  })
  const site = { root, deployed: root, distName: '.next', languages: ['en', 'de'], pagesFolder: 'languages' }
  const finish = () => {
    forgetPlace(root, root, '.next')
    writeManifest(site)
  }
  finish()
  return { root, finish }
}

const read = (root: string, name: string) => readFileSync(join(root, name), 'utf8')
const hashOf = (text: string) => sha256(stringToBytes(text)).slice(2)

test('two builds in two folders are the same, and one that is finished again stays so', () => {
  const [one, other] = [build('one', 'k1'), build('other-folder', 'k2')]
  expect(listOtherFiles(one.root, other.root)).toEqual([])
  const before = read(one.root, 'public/build.json')
  one.finish()
  expect(read(one.root, 'public/build.json')).toBe(before)
  expect(read(one.root, 'server.js')).not.toContain(parent)
  // A cookie or a header with a key that everybody can read must not count.
  expect(JSON.parse(read(one.root, '.next/prerender-manifest.json'))).toEqual({
    routes: {},
    preview: { previewModeId: false, previewModeSigningKey: false, previewModeEncryptionKey: false },
  })
})

test('the manifest has the hash of each file as it is unpacked, the headers, and the settings as a build takes them', () => {
  const manifest = JSON.parse(read(build('one', 'k').root, 'public/build.json'))
  expect(manifest).toEqual({
    commit: null,
    settings: environment,
    headers: [{ source: '/:path*', regex: '^/', headers: [{ key: 'A', value: 'b' }] }],
    redirects: [],
    pages: {
      en: { '/': hashOf('Start'), '/transactions/tx': hashOf('Transaction') },
      de: { '/': hashOf('Anfang') },
    },
    files: { '/_next/static/chunks/a.js': hashOf('a()'), '/icons/one.svg': hashOf('<svg/>') },
  })
  expect(parsePublicSettings(manifest.settings)).toEqual(parsePublicSettings(environment))
})

test.each<[string, (root: string) => void]>([
  ['.next/static/chunks/a.js', (root) => put(root, { '.next/static/chunks/a.js': 'b()' })],
  ['added.js', (root) => put(root, { 'added.js': '' })],
  ['public/icons/one.svg', (root) => rmSync(join(root, 'public/icons/one.svg'))],
])('one difference is found: %s', (name, change) => {
  const [one, other] = [build('one', 'k'), build('other', 'k')]
  change(other.root)
  expect(listOtherFiles(one.root, other.root)).toEqual([name])
  expect(listOtherFiles(other.root, one.root)).toEqual([name])
})

test('a build is named by its sources and settings alone', () => {
  const sources = { 'lib/a.ts': '1', 'lib/deep/b.ts': '2', 'package-lock.json': '{}' }
  const [one, other] = [join(parent, 'one'), join(parent, 'other-folder')]
  put(one, sources)
  put(other, Object.fromEntries(Object.entries(sources).reverse()))
  const name = nameBuild(one, ['en'])
  expect(name).toMatch(/^\d{24}$/)
  put(other, {
    'lib/a.test.ts': '',
    '.env.local': 'A=1',
    'lib/words.en-XA.ts': '',
    'next-env.d.ts': '',
    'README.md': '',
  })
  expect(nameBuild(other, ['en'])).toBe(name)
  expect(nameBuild(one, ['de'])).not.toBe(name)
  put(one, { 'lib/a.ts': '3' })
  expect(nameBuild(one, ['en'])).not.toBe(name)
  put(one, sources)
  renameSync(join(one, 'lib/a.ts'), join(one, 'lib/c.ts'))
  expect(nameBuild(one, ['en'])).not.toBe(name)
})
