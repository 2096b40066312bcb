import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { known, label } from './fields'
import { imageUrl, webUrl } from './links'
import { amount, count, nonce } from './numbers'
import { address, hash, hex } from './values'

const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

test('an address in any letter case comes out checksummed', () => {
  const digits = checksummed.slice(2)
  for (const text of [checksummed, checksummed.toLowerCase(), `0x${digits.toUpperCase()}`, checksummed.toUpperCase()]) {
    expect(z.parse(address, text)).toBe(checksummed)
  }
  expect(z.parse(address, `0x${digits.replace('F', 'f')}`)).toBe(checksummed)
  for (const text of [checksummed.slice(0, -1), `${checksummed}0`, checksummed.slice(2), `${checksummed} `, 5, null]) {
    expect(accepts(address, text)).toBe(false)
  }
})

test('hex is whole bytes, a hash is 32 of them, both in lower case however they are spelled', () => {
  expect(accepts(hex, '0x')).toBe(true)
  for (const text of ['0xAb', '0xAB', '0XaB', '0Xab']) expect(z.parse(hex, text)).toBe('0xab')
  for (const text of ['', '0', '0xa', '0xgg', 'ab', '0xab\n', 5, {}]) expect(accepts(hex, text)).toBe(false)
  expect(z.parse(hash, `0x${'AB'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`)
  expect(z.parse(hash, `0X${'AB'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`)
  expect(accepts(hash, `0x${'ab'.repeat(31)}`)).toBe(false)
})

test('an amount is the digits of a uint256 and nothing else', () => {
  expect(z.parse(amount, '0')).toBe(0n)
  expect(z.parse(amount, (2n ** 256n - 1n).toString())).toBe(2n ** 256n - 1n)
  const wrong = [
    '',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1\n',
    '١',
    (2n ** 256n).toString(),
    '9'.repeat(1_000_000),
    1,
    null,
  ]
  for (const value of wrong) expect(accepts(amount, value), String(value).slice(0, 20)).toBe(false)
})

test('a count is a whole number from 0 up that a double holds exactly', () => {
  for (const value of [-1, 1.5, 2 ** 53, Number.NaN, '1', null]) expect(accepts(count, value)).toBe(false)
  expect(z.parse(nonce, 7)).toBe(7n)
  expect(z.parse(nonce, '7')).toBe(7n)
  expect(accepts(nonce, -7)).toBe(false)
})

test('a long text is cut, an unknown member becomes the given one, letter case does not matter', () => {
  expect(z.parse(label(3), 'abcdef')).toBe('abc…')
  expect(z.parse(label(3), 'abc')).toBe('abc')
  const colour = known({ RED: 'RED' }, 'UNKNOWN')
  expect(z.parse(colour, 'red')).toBe('RED')
  expect(z.parse(colour, 'BLUE')).toBe('UNKNOWN')
  expect(z.parse(colour, '__proto__')).toBe('UNKNOWN')
  expect(accepts(colour, 5)).toBe(false)
})

test.each([
  'https://logo.example/a.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg/>',
  'http://127.0.0.1:8787/a.png',
  'http://localhost/a.png',
  'http://[::1]:1/a.png',
])('shows the image %s', (url) => {
  expect(z.parse(imageUrl, url)).toBe(url)
})

test.each([
  'http://logo.example/a.png',
  'http://localhost.evil.example/a.png',
  'http://127.0.0.1.evil.example/a.png',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://here.example/1',
  'ipfs://image',
  '/relative.png',
  '',
  `data:image/png,${'A'.repeat(100_001)}`,
])('shows no image for %.60s', (url) => {
  expect(z.parse(imageUrl, url)).toBe(null)
})

test('offers no link that runs or reads something', () => {
  expect(z.parse(webUrl, 'https://scan.example/tx/{{txHash}}')).toBe('https://scan.example/tx/{{txHash}}')
  for (const url of ['javascript:alert(1)', 'data:image/png,AAAA', 'http://scan.example', 'java\nscript:alert(1)']) {
    expect(z.parse(webUrl, url)).toBe(null)
  }
})

propertyTest.prop([
  fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((text) => `javascript:${text}`),
  ),
])('whatever passes as a link is https or this machine', (text) => {
  const url = z.parse(webUrl, text)
  if (url !== null)
    expect(new URL(url).protocol + new URL(url).hostname).toMatch(/^https:|^http:(localhost|127\.|\[::1\])/)
})
