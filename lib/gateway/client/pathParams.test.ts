import { fc, test as propertyTest } from '@fast-check/vitest'
import type { Address, Hash } from 'viem'
import { expect, test } from 'vitest'
import { resolveUnderBase } from './baseUrl'
import { addressParam, chainParam, currencyParam, hashParam, transactionIdParam } from './pathParams'
import { get } from './request'
import { chainPath, safePath } from './safeRef'

const base = 'https://gateway.example/cgw'
const address = `0x${'aB'.repeat(20)}` as const
const hash = `0x${'aB'.repeat(32)}` as const

/** Texts that try to leave their segment, as such and inside what is allowed. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('..', '../..', '%2e%2e', '/', '\\', '?a=b', '#', '{address}', '$&', "$'", '\n', '\0', ''),
  fc.string().map((text) => address + text),
  fc.string().map((text) => hash + text),
  fc.string().map((text) => `multisig_${address}_${hash}${text}`),
  fc.string().map((text) => `transfer_${address}_${text}`),
  fc.stringMatching(/^[a-z,0-9./%?#_]{0,20}$/),
)

const calls: [string, (text: string) => string, RegExp][] = [
  [
    'an address',
    (text) => safePath({ chainId: 1, address: text as Address }),
    /^\/v1\/chains\/1\/safes\/0x[0-9a-fA-F]{40}$/,
  ],
  [
    'a hash',
    (text) => `${chainPath(1)}/messages/${hashParam(text as Hash)}`,
    /^\/v1\/chains\/1\/messages\/0x[0-9a-f]{64}$/,
  ],
  [
    'a transaction id',
    (text) => `${chainPath(1)}/transactions/${transactionIdParam(text)}`,
    /^\/v1\/chains\/1\/transactions\/[a-zA-Z0-9_%]+$/,
  ],
  [
    'a currency',
    (text) => `${safePath({ chainId: 1, address })}/balances/${currencyParam(text)}`,
    /^\/v1\/chains\/1\/safes\/0x[0-9a-fA-F]{40}\/balances\/[a-zA-Z0-9]{1,12}$/,
  ],
]

for (const [name, call, pattern] of calls) {
  propertyTest.prop([hostile], { numRuns: 1000 })(`nothing given as ${name} leaves its path segment`, (text) => {
    let url: string
    try {
      url = get(call(text)).url
    } catch (error) {
      expect(error).toMatchObject({ name: 'GatewayError', code: 'invalid-input' })
      return
    }
    expect(url).toMatch(pattern)
    expect(resolveUnderBase(base, url)).toBe(base + url)
  })
}

propertyTest.prop([fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -1, 0, 1.5, 2 ** 53))])(
  'a chain id is a whole number above 0',
  (value) => {
    if (Number.isSafeInteger(value) && value > 0) expect(chainParam(value)).toMatch(/^\d+$/)
    else expect(() => chainParam(value)).toThrow('This is not a chain id')
  },
)

test('ids of every kind pass, whatever their letter case', () => {
  const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  for (const text of [checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`]) {
    expect(addressParam(text as Address)).toBe(checksummed)
  }
  expect(hashParam(hash)).toBe(hash.toLowerCase())
  for (const id of [hash, `multisig_${address}_${hash}`, `module_${address}_i5a1b0c`, `transfer_${address}_eab12`]) {
    expect(transactionIdParam(id)).toBe(id)
  }
  expect(transactionIdParam(hash.replace('x', 'X'))).toBe(hash)
  expect(transactionIdParam(`multisig_${address}_${hash}`.replaceAll('x', 'X'))).toBe(`multisig_${address}_${hash}`)
  expect(transactionIdParam(`transfer_${address}_iab,0,1`)).toBe(`transfer_${address}_iab%2C0%2C1`)
  expect(() => transactionIdParam(`creation_${address}`)).toThrow('This is not a transaction id')
  expect(currencyParam('USD')).toBe('USD')
})
