import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { parseBaseUrl, resolveUnderBase } from './baseUrl'

test('drops trailing slashes and keeps a path', () => {
  expect(parseBaseUrl('https://gateway.example')).toBe('https://gateway.example')
  expect(parseBaseUrl('https://Gateway.example:443//')).toBe('https://gateway.example')
  expect(parseBaseUrl('http://127.0.0.1:8787/cgw/')).toBe('http://127.0.0.1:8787/cgw')
})

test('joins a path and accepts a page below the base, its query unchanged', () => {
  expect(resolveUnderBase('https://g.example', '/v1/chains?a=b')).toBe('https://g.example/v1/chains?a=b')
  const page = 'https://g.example/cgw/v1/chains?cursor=limit%3D20%26offset%3D20'
  expect(resolveUnderBase('https://g.example/cgw', page)).toBe(page)
})

const parts = fc.array(
  fc.oneof(
    fc.constantFrom(
      'https://g.example',
      'http://g.example',
      '//',
      '/',
      '\\',
      '/cgw',
      '..',
      '.',
      '%2e%2e',
      '@',
      ':',
      '?',
      '#',
    ),
    fc.constantFrom('evil.example', 'g.example.evil.example', 'javascript:', 'data:', '\t', '\n', 'cgwx', '%2f'),
    fc.string({ maxLength: 4 }),
  ),
  { maxLength: 8 },
)

propertyTest.prop([parts], { numRuns: 3000 })(
  'whatever a gateway names, the address is below the base or refused',
  (list) => {
    const base = 'https://g.example/cgw'
    let address: string
    try {
      address = resolveUnderBase(base, list.join(''))
    } catch (error) {
      expect(error).toMatchObject({ name: 'GatewayError', code: 'foreign-address' })
      return
    }
    const url = new URL(address)
    expect(url.href).toBe(address)
    expect(url.origin).toBe('https://g.example')
    expect(url.username + url.password).toBe('')
    expect(url.pathname).toMatch(/^\/cgw\//)
  },
)
