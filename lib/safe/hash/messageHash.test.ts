import { calculateSafeMessageHash, hashSafeMessage as hashContentByOracle } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { hashMessage, hashTypedData, keccak256, toBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { UnknownSafeVersionError } from '@/lib/safe/account/version'
import { anyAddress, anyChainId } from '@/tests/safe/arbitraries'
import vectors from '@/tests/vectors/safe.json'
import { hashSafeMessage, safeMessageTypedData } from './messageHash'
import { InvalidTypedDataError, type MessageTypedData } from './typedMessage'

const account = { address: '0x111CEEee040739fD91D29C34C33E6B3E112F2177', chainId: 42161, version: '1.3.0' } as const
const vector = vectors.typedData[0]

describe('hashSafeMessage', () => {
  test('hashes typed data as published, with the primary type given or found', () => {
    if (!vector) throw new Error('no vector')
    const { primaryType, ...withoutPrimaryType } = vector
    const contentHash = vector.hash
    expect(hashSafeMessage(account, { ...withoutPrimaryType, primaryType } as MessageTypedData)).toMatchObject({
      contentHash,
    })
    expect(hashSafeMessage(account, withoutPrimaryType as unknown as MessageTypedData)).toMatchObject({ contentHash })
  })

  test('agrees with protocol-kit on random texts', () => {
    // It puts the chain id into every domain; below 1.3.0 chainHashes.test.ts compares with a contract.
    const versions = fc.constantFrom('1.3.0', '1.4.1', '1.5.0')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        anyAddress,
        anyChainId,
        versions,
        (text, address, chainId, version) => {
          const hashes = hashSafeMessage({ address, chainId, version }, text)
          expect(hashes.contentHash).toBe(hashContentByOracle(text))
          const expected = calculateSafeMessageHash(address, hashes.contentHash, version, BigInt(chainId))
          expect(hashes.safeMessageHash).toBe(expected)
          expect(keccak256(hashes.preimage)).toBe(expected)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('is the hash of the typed data that an owner is asked to sign', () => {
    const { contentHash, safeMessageHash } = hashSafeMessage(account, 'hello')
    expect(contentHash).toBe(hashMessage('hello'))
    expect(hashTypedData(safeMessageTypedData(account, contentHash))).toBe(safeMessageHash)
    expect(keccak256(toBytes('SafeMessage(bytes message)'))).toBe(vectors.typeHashes['SafeMessage(bytes message)'])
  })

  test('takes an integer written as text, as JSON carries it, for the same number', () => {
    const typedData = (amount: unknown, chainId: unknown): MessageTypedData => ({
      domain: { name: 'App', chainId },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount },
    })
    const exact = hashSafeMessage(account, typedData(2n ** 64n + 1n, 1)).contentHash
    expect(hashSafeMessage(account, typedData('18446744073709551617', '1')).contentHash).toBe(exact)
  })

  test.each<[string, MessageTypedData]>([
    ['a missing type', { domain: {}, types: {}, primaryType: 'Order', message: {} }],
    ['two possible primary types', { domain: {}, types: { A: [], B: [] }, message: {} }],
    ['no type at all', { domain: {}, types: {}, message: {} }],
    ['a missing value', { domain: {}, types: { A: [{ name: 'a', type: 'uint256' }] }, message: {} }],
    ['a value out of range', { domain: {}, types: { A: [{ name: 'a', type: 'uint8' }] }, message: { a: 256 } }],
    ['a bad address', { domain: {}, types: { A: [{ name: 'a', type: 'address' }] }, message: { a: '0x12' } }],
    ['an unknown type', { domain: {}, types: { A: [{ name: 'a', type: 'Missing' }] }, message: { a: {} } }],
  ])('refuses typed data with %s', (_, typedData) => {
    expect(() => hashSafeMessage(account, typedData)).toThrow(InvalidTypedDataError)
  })

  test('refuses an unknown version', () => {
    expect(() => hashSafeMessage({ ...account, version: '9.9.9' }, 'hello')).toThrow(UnknownSafeVersionError)
  })
})
