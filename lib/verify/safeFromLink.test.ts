import { describe, expect, it } from 'vitest'
import { InvalidAddressError } from '@/lib/format/address'
import { parseSafeLink, UnknownChainError } from './safeFromLink'

const address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'

describe('the Safe that a link names', () => {
  it('takes the chain from the prefix, and no other', () => {
    expect(parseSafeLink(`dev:${address}`)).toEqual({ chainId: 31337, address })
    expect(parseSafeLink(`eth:${address}`)).toEqual({ chainId: 1, address })
    expect(parseSafeLink(`eth:${address}`, 31337)).toEqual({ chainId: 1, address })
  })

  it('takes the chosen chain only where there is no prefix', () => {
    expect(parseSafeLink(address, 1)).toEqual({ chainId: 1, address })
    expect(() => parseSafeLink(address)).toThrow(UnknownChainError)
    expect(() => parseSafeLink(address, 10)).toThrow(UnknownChainError)
  })

  it('refuses a chain that the site does not use, and says which it uses', () => {
    try {
      parseSafeLink(`oeth:${address}`, 1)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownChainError)
      expect(error).toMatchObject({ details: 'It uses: dev (Devnet), eth (Ethereum).' })
    }
  })

  it.each(['', 'eth:', `eth:${address.slice(0, -1)}`, `a:b:${address}`, `eth:${address.replace('bA', 'Ba')}`])(
    'refuses %s',
    (text) => expect(() => parseSafeLink(text, 1)).toThrow(InvalidAddressError),
  )
})
