import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addHints, findKitFiles } from './prefetchKit.mjs'

let distDir: string

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'prefetch-'))
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(distDir, 'static/chunks', name), text)
  put('kit.css', '[data-rk]{color:red}')
  put('page.css', 'body{margin:0}')
  put('kit.js', '"data-rk"')
  put(
    'main.js',
    '7,t=>{t.v(i=>Promise.all(["static/chunks/a.js"].map(i=>t.l(i))))},' +
      '8,t=>{t.v(i=>Promise.all(["static/chunks/kit.css","static/chunks/kit.js"].map(i=>t.l(i))))}',
  )
})

afterEach(() => rmSync(distDir, { recursive: true }))

test('finds the files of the dynamic import that brings the styles of the wallet dialogs', () => {
  expect(findKitFiles(distDir)).toEqual(['static/chunks/kit.css', 'static/chunks/kit.js'])
})

test('finds nothing where no lazy piece has those styles', () => {
  writeFileSync(join(distDir, 'static/chunks/kit.css'), 'p{}')
  expect(findKitFiles(distDir)).toEqual([])
})

test('puts the hints behind everything else, leaves out what the page loads anyway, and does so once', () => {
  const html = '<html><head><script src="/_next/static/chunks/a.js"></script></head><body><p>Site</p></body></html>'
  const files = ['static/chunks/a.js', 'static/chunks/kit.css', 'static/chunks/kit.js']
  const hinted = addHints(html, files)
  expect(hinted).toContain(
    '<p>Site</p><link rel="prefetch" href="/_next/static/chunks/kit.css" as="style"/>' +
      '<link rel="prefetch" href="/_next/static/chunks/kit.js" as="script"/></body></html>',
  )
  expect(addHints(hinted, files)).toBe(hinted)
})
