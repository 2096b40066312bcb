import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { InvalidAddressError, isAmong, parsePrefixedAddress, shortenAddress } from './address'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('shortenAddress', () => {
  test('keeps four characters on either side', () => {
    expect(shortenAddress(address)).toBe('0xf3…2266')
    expect(shortenAddress('12345678')).toBe('1234…5678')
  })

  test('leaves a text of fewer than eight characters alone', () => {
    expect(shortenAddress('1234567')).toBe('1234567')
    expect(shortenAddress('')).toBe('')
  })
})

test('an address is among others whatever its letter case', () => {
  const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  expect([isAmong([lower])(address), isAmong([address])(lower), isAmong([])(address)]).toEqual([true, true, false])
})

describe('parsePrefixedAddress', () => {
  test('keeps the prefix as it was written', () => {
    expect(parsePrefixedAddress(`eth:${address}`)).toEqual({ shortName: 'eth', address })
    expect(parsePrefixedAddress(` arb1:${address.toLowerCase()} `)).toEqual({ shortName: 'arb1', address })
    expect(parsePrefixedAddress(address)).toEqual({ shortName: undefined, address })
    expect(parsePrefixedAddress(`0x${address.slice(2).toUpperCase()}`).address).toBe(address)
  })

  test.each([
    ['', 'format'],
    ['0x', 'format'],
    [`${address}0`, 'format'],
    [address.slice(0, -1), 'format'],
    [`eth:${address}:eth`, 'format'],
    ['vitalik.eth', 'format'],
    [`:${address}`, 'prefix'],
    [`e th:${address}`, 'prefix'],
    [`javascript//:${address}`, 'prefix'],
    [address.replace('f39F', 'F39F'), 'checksum'],
  ])('refuses %s by its %s', (text, reason) => {
    const error = expect.objectContaining({ name: 'InvalidAddressError', reason })
    expect(() => parsePrefixedAddress(text)).toThrow(error)
  })

  test('throws nothing but InvalidAddressError, and what it accepts it writes back', () => {
    const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })
    const valid = hex.map((digits) => `eth:0x${digits.join('')}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), valid), (text) => {
        try {
          const parsed = parsePrefixedAddress(text)
          expect(`${parsed.shortName}:${parsed.address}`.toLowerCase()).toBe(text.trim())
          expect(getAddress(parsed.address)).toBe(parsed.address)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidAddressError)
        }
      }),
    )
  })
})
