import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './publicAddress'

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '100.63.0.1', '2606:4700:4700::1111'])(
    'says yes to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '4000::1',
    'fe80::1%1',
    'not an address',
  ])('says no to %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('isLoopbackAddress', () => {
  it('knows this machine in both families, and nothing else', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopbackAddress)).toEqual([true, true, true])
    expect(['10.0.0.1', '1.1.1.1', '::', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
