import { expect, test } from 'vitest'
import { addScreenStyles, inlineStyles } from './inlineStyles.mjs'

const files: Record<string, string> = {
  'static/chunks/all.css': 'body{margin:0}\n/*# sourceMappingURL=all.css.map*/',
  'static/chunks/page.css': 'h1{color:red}',
  'static/chunks/picture.css': 'h1{background:url(../media/a.png)}',
}
const readStyles = (file: string) => files[file] ?? ''
const inline = (html: string) => inlineStyles(html, readStyles)

test('puts the global styles and those of the page into it, marked as the client router expects', () => {
  const html =
    '<link rel="preload" href="/_next/static/chunks/all.css" as="style"/>' +
    '<link rel="stylesheet" href="/_next/static/chunks/all.css" data-n-g=""/>' +
    '<link rel="preload" href="/_next/static/chunks/page.css" as="style"/>' +
    '<link rel="stylesheet" href="/_next/static/chunks/page.css" data-n-p=""/>'
  expect(inline(html)).toBe(
    '<style data-n-g="">body{margin:0}</style>' +
      '<style data-n-href="/_next/static/chunks/page.css">h1{color:red}</style>',
  )
})

test.each([
  ['["static/chunks/a.js","static/chunks/page.css"]', '["static/chunks/a.js"]'],
  ['["static/chunks/page.css","static/chunks/a.js"]', '["static/chunks/a.js"]'],
  ['["static/chunks/page.css"]', '[]'],
  ['["static/chunks/all.css","static/chunks/b.css"]', '["static/chunks/all.css","static/chunks/b.css"]'],
])('takes what is inline out of the chunk list %s', (list, expected) => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/page.css" data-n-p=""/><script>${list}</script>`
  expect(inline(html)).toContain(`<script>${expected}</script>`)
})

test('leaves styles alone that name files beside them, and those of other places', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/chunks/picture.css" data-n-p=""/>' +
    '<link rel="stylesheet" href="https://other.example/a.css"/>'
  expect(inline(html)).toBe(html)
})

test('does nothing the second time', () => {
  const once = inline('<link rel="stylesheet" href="/_next/static/chunks/page.css" data-n-p=""/>')
  expect(inline(once)).toBe(once)
})

test('puts the styles of a screen into its page, where the bundler finds them loaded, and those of no file beside them', () => {
  const names = ['static/chunks/page.css', 'static/chunks/a.js', 'static/chunks/picture.css']
  const styled = addScreenStyles('<head><title>Page</title></head>', names, readStyles)
  expect(styled).toBe(
    '<head><title>Page</title><style>h1{color:red}</style>' +
      '<link rel="stylesheet" href="/_next/static/chunks/page.css" disabled=""/></head>',
  )
  expect(addScreenStyles(styled, ['static/chunks/page.css'], readStyles)).toBe(styled)
  expect(inline(styled)).toBe(styled)
})
