import { getAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { findLogo, knownTokens } from './knownLogos'

const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const otherDollar = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

describe('a logo', () => {
  it('is found by network and address, in either spelling', () => {
    const logo = findLogo(1, dollar)
    expect(logo).toMatch(/svg/)
    expect(findLogo(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')).toBe(logo)
    expect(findLogo(8453, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')).toBe(logo)
    expect(findLogo(1, otherDollar)).not.toBe(logo)
  })

  it('is not shown for the same address on another network, nor for a token that is not known', () => {
    expect(findLogo(31337, dollar)).toBeUndefined()
    expect(findLogo(1, `0x${'12'.repeat(20)}`)).toBeUndefined()
  })

  it('of a network’s own currency goes by what the settings call it, and is that of its wrapped token', () => {
    expect(findLogo(1, zeroAddress)).toBe(findLogo(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'))
    expect(findLogo(31337, zeroAddress)).toBe(findLogo(1, zeroAddress))
    expect(findLogo(987654321, zeroAddress)).toBeUndefined()
  })

  it('stands in the table by an address whose checksum holds', () => {
    const addresses = knownTokens.flatMap(([, byNetwork]) => Object.values(byNetwork))
    expect(addresses.map((address) => getAddress(address.toLowerCase()))).toEqual(addresses)
  })
})
