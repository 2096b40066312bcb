import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPreloads, findScreenFiles, findWorkerFiles } from './preloadScreen.mjs'

let distDir: string
const put = (name: string, text: string) => writeFileSync(join(distDir, name), text)

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'preload-'))
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  const pages = { '/queue': ['static/chunks/page.js', 'static/chunks/page.css'], '/about': ['static/chunks/about.js'] }
  put('build-manifest.json', JSON.stringify({ pages }))
  put(
    'static/chunks/page.js',
    'let c=(0,a.default)(()=>e.A(12).then(e=>e.SafeScreen),{ssr:!1}),d=(0,a.default)(()=>e.A(7).then(e=>e.QueueScreen),{ssr:!1}),' +
      'f=(0,a.default)(()=>e.A(12).then(e=>e.SafeMark),{}),g=(0,a.default)(()=>e.A(9).then(e=>e.SignInPanel),{})},' +
      '7,e=>{e.v(s=>Promise.all(["static/chunks/queue.css","static/chunks/shared.js","static/chunks/queue.js"].map(s=>e.l(s))).then(()=>s(70)))}',
  )
  for (const name of ['about', 'shared', 'late', 'queue', 'panel']) put(`static/chunks/${name}.js`, '()=>1')
  put(
    'static/chunks/lists.js',
    '12,t=>{t.v(i=>Promise.all(["static/chunks/shared.js","static/chunks/late.js"].map(i=>t.l(i))))},' +
      '9,t=>{t.v(i=>Promise.all(["static/chunks/panel.js"].map(i=>t.l(i))))}',
  )
})

afterEach(() => rmSync(distDir, { recursive: true }))

test('finds what the screens of each page need, each file once, and nothing of what comes later', () => {
  expect(Object.fromEntries(findScreenFiles(distDir))).toEqual({
    '/queue': ['shared.js', 'late.js', 'queue.css', 'queue.js'].map((name) => `static/chunks/${name}`),
    '/about': [],
  })
})

test('follows a screen into the piece that hands it on, and no other that this one has', () => {
  put(
    'static/chunks/page.js',
    readFileSync(join(distDir, 'static/chunks/page.js'), 'utf8').replace('A(7).then(e=>e.Q', 'A(12).then(e=>e.LateQ'),
  )
  put(
    'static/chunks/late.js',
    'e.s(["LateQueueScreen",0,(0,a.default)(()=>e.A(21).then(e=>e.QueueScreen),{}),"LateOtherScreen",0,(0,a.default)(()=>e.A(22).then(e=>e.OtherScreen),{})])},' +
      '21,e=>{e.v(s=>Promise.all(["static/chunks/inner.js"].map(s=>e.l(s))).then(()=>s(71)))},' +
      '22,e=>{e.v(s=>Promise.all(["static/chunks/other.js"].map(s=>e.l(s))).then(()=>s(72)))}',
  )
  const files = ['shared.js', 'late.js', 'inner.js'].map((name) => `static/chunks/${name}`)
  expect(findScreenFiles(distDir).get('/queue')?.toSorted()).toEqual(files.toSorted())
})

test('takes the files of a piece from the page itself: another page that has some of it loads others', () => {
  put(
    'static/chunks/zother.js',
    '7,e=>{e.v(s=>Promise.all(["static/chunks/others.js"].map(s=>e.l(s))).then(()=>s(70)))}',
  )
  expect(findScreenFiles(distDir).get('/queue')).toContain('static/chunks/queue.js')
  expect(findScreenFiles(distDir).get('/queue')).not.toContain('static/chunks/others.js')
})

test('orders their scripts in the head, behind what the page loads itself, and does so once', () => {
  const html = '<html><head><script src="/_next/static/chunks/a.js"></script></head><body>Page</body></html>'
  const ordered = addPreloads(html, ['static/chunks/a.js', 'static/chunks/queue.css', 'static/chunks/queue.js'])
  expect(ordered).toContain(
    '</script><link rel="preload" href="/_next/static/chunks/queue.js" as="script" fetchpriority="low"/></head>',
  )
  expect(addPreloads(ordered, ['static/chunks/queue.js'])).toBe(ordered)
})

test('finds what the worker loads that recovers signatures, if one of the files starts it, and of no other worker', () => {
  for (const name of ['turbopack-worker-1', 'turbopack-worker-2', 'run', 'tables']) put(`static/chunks/${name}.js`, '1')
  put('static/chunks/keys.js', 'DST:"secp256k1_XMD:SHA-256_SSWU_RO_"')
  put(
    'static/chunks/queue.js',
    '8,e=>{e.v(e.r(7).f("static/chunks/turbopack-worker-2.js",["static/chunks/tables.js","static/chunks/run.js"]))},' +
      '9,e=>{e.v(e.r(7).f("static/chunks/turbopack-worker-1.js",["static/chunks/keys.js","static/chunks/run.js"]))}',
  )
  const find = (names: string[]) => findWorkerFiles(distDir, names).map((file) => file.replace('static/chunks/', ''))
  expect(find(['static/chunks/queue.js', 'static/chunks/queue.css'])).toEqual([
    'turbopack-worker-1.js',
    'keys.js',
    'run.js',
  ])
  expect(find(['static/chunks/page.js'])).toEqual([])
})
