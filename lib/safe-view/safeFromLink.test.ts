import { describe, expect, it } from 'vitest'
import { InvalidAddressError } from '@/lib/format/address'
import { parsePastedSafe, parseSafeLink, UnknownChainError } from './safeFromLink'

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

describe('the Safe that somebody pasted', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const upper = `0X${address.slice(2).toUpperCase()}`
  it.each([
    `eth:${address}`,
    `  eth:${address}\n`,
    `https://app.safe.global/home?safe=eth:${address}`,
    `https://app.safe.global/home?safe=eth:${address}  `,
    `https://app.safe.global/transactions/tx?id=multisig_${address}_${hash}&safe=eth:${address}`,
    `https://app.safe.global/transactions/tx?safe=eth:${address}&id=multisig_${address}_${hash}`,
    `http://localhost:3000/balances/nfts?safe=eth:${address}&foo=bar#top`,
    `app.safe.global/home?safe=eth:${address}&foo`,
    `https://app.safe.global/home?safe=eth%3A${address}`,
    `HTTPS://APP.SAFE.GLOBAL/HOME?SAFE=ETH:${upper}`,
    `https://my-own-safe.example/some/where?x=1&safe=ETH:${address.toLowerCase()}&safe=eth:${address}`,
    `/home?safe=eth:${address}`,
    `?safe=eth:${address}`,
    `safe=eth:${address}`.replace(/^/, '?'),
    `https://app.safe.global/eth:${address}/balances`,
    `https://gnosis-safe.io/app/eth:${address}/home`,
    `https://other.example/?to=https%3A%2F%2Fapp.safe.global%2Fhome%3Fsafe%3Deth%253A${address}`,
    `<https://app.safe.global/home?safe=eth:${address}>`.slice(1, -1),
  ])('is read from %s', (text) => {
    expect(parsePastedSafe(text, 31337)).toEqual({ chainId: 1, address })
  })

  it.each([
    `https://app.safe.global/home?safe=${address}`,
    `https://gnosis-safe.io/app/#/safes/${address}/transactions`,
    `https://app.safe.global/transactions/tx?id=multisig_${address}_${hash}`,
    upper,
  ])('is on the chosen chain where %s names none', (text) => {
    expect(parsePastedSafe(text, 31337)).toEqual({ chainId: 31337, address })
    expect(() => parsePastedSafe(text)).toThrow(UnknownChainError)
  })

  it.each([
    ['https://app.safe.global/welcome', 'names no Safe'],
    ['https://app.safe.global/home?safe=', 'names no Safe'],
    [`https://app.safe.global/home?safe=eth:${address}&safe=eth:${hash.slice(0, 42)}`, 'more than one Safe'],
    [`https://app.safe.global/home?safe=eth:${address.replace('bA', 'Ba')}`, 'checksum'],
    [`https://app.safe.global/home?safe=eth:${address}0`, 'not an address'],
    [`https://app.safe.global/home?safe=oeth:${address}`, 'does not use the network'],
    [`https://etherscan.io/tx/${hash}`, 'names no Safe'],
    ['%', 'not an address'],
    ['?safe=%', 'not an address'],
  ])('is not read from %s', (text, said) => {
    expect(() => parsePastedSafe(text, 1)).toThrow(said)
  })
})
