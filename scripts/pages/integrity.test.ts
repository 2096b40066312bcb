import { expect, test } from 'vitest'
import { addIntegrity } from './integrity.mjs'

const bytes: Record<string, string> = { 'static/chunks/a.js': 'let a', 'static/chunks/b.css': 'b{}' }
const read = (file: string) => bytes[file] ?? ''
// By `openssl dgst -sha256 -binary | base64`.
const [ofScript, ofStyle] = [
  'IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=',
  '7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=',
]

test('scripts and styles carry the hash of their bytes, and so does what is fetched ahead for them', () => {
  const page =
    '<link rel="stylesheet" href="/_next/static/chunks/b.css"/><link rel="preload" href="/_next/static/chunks/a.js" as="script"/>' +
    '<script src="/_next/static/chunks/a.js" defer=""></script>'
  const done = addIntegrity(page, read)
  expect(done).toBe(
    `<link integrity="sha256-${ofStyle}" rel="stylesheet" href="/_next/static/chunks/b.css"/>` +
      `<link integrity="sha256-${ofScript}" rel="preload" href="/_next/static/chunks/a.js" as="script"/>` +
      `<script integrity="sha256-${ofScript}" src="/_next/static/chunks/a.js" defer=""></script>`,
  )
  expect(addIntegrity(done, read)).toBe(done)
})

test('what is no file of the build, or may never be used, is left as it is', () => {
  const page =
    '<link rel="icon" href="/icon.svg"/><script>let src="/_next/static/chunks/a.js"</script>' +
    '<link rel="prefetch" href="/_next/static/chunks/a.js" as="script"/>'
  expect(addIntegrity(page, read)).toBe(page)
})
