import { calculateSafeTransactionHash, preimageSafeTransactionHash } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { type Address, getAddress, hashTypedData, keccak256, toBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { listSafeVersions, UnknownSafeVersionError } from '@/lib/safe/account/version'
import { anyAddress, anyChainId, anyTransaction } from '@/tests/safe/arbitraries'
import vectors from '@/tests/vectors/safe.json'
import { hashSafeDomain } from './domain'
import type { SafeTransaction } from './transaction'
import { assertSafeTxHash, HashMismatchError, hashSafeTransaction, safeTransactionTypedData } from './transactionHash'

type Vector = (typeof vectors.safeTransactions)[number]

function readVector(vector: Vector) {
  const transaction: SafeTransaction = {
    to: getAddress(vector.to),
    value: BigInt(vector.value),
    data: `0x${vector.data.slice(2)}`,
    operation: vector.operation === 1 ? 1 : 0,
    safeTxGas: BigInt(vector.safeTxGas),
    baseGas: BigInt(vector.baseGas),
    gasPrice: BigInt(vector.gasPrice),
    gasToken: getAddress(vector.gasToken),
    refundReceiver: getAddress(vector.refundReceiver),
    nonce: BigInt(vector.nonce),
  }
  return { transaction, account: { address: getAddress(vector.safe), chainId: vector.chainId, version: '1.3.0' } }
}

const { transaction, account } = readVector(vectors.safeTransactions[0] as Vector)

describe('hashSafeTransaction', () => {
  test.each(vectors.safeTransactions)('gives the hashes published by $source', (vector) => {
    const { account, transaction } = readVector(vector)
    for (const version of ['1.3.0', '1.3.0+L2', '1.4.0', '1.4.1+L2', '1.5.0']) {
      const hashes = hashSafeTransaction({ ...account, version }, transaction)
      expect(hashes.domainHash).toBe(vector.domainHash)
      expect(hashes.messageHash).toBe(vector.messageHash)
      expect(hashes.safeTxHash).toBe(vector.safeTxHash)
    }
  })

  test('uses the published type hashes of each version range', () => {
    const encoded = (version: string) => {
      const { types } = safeTransactionTypedData({ ...account, version }, transaction)
      const fields: { name: string; type: string }[] = [...(Object.values(types)[0] ?? [])]
      return keccak256(toBytes(`SafeTx(${fields.map(({ type, name }) => `${type} ${name}`).join(',')})`))
    }
    expect(encoded('0.1.0')).toBe(vectors.typeHashes['SafeTx with dataGas, Safe below 1.0.0'])
    for (const version of ['1.0.0', '1.2.0', '1.3.0', '1.5.0']) expect(encoded(version)).toBe(vectors.typeHashes.SafeTx)
  })

  test('agrees with protocol-kit on random transactions', () => {
    // It does not know dataGas; below 1.0.0 chainHashes.test.ts compares with a contract.
    const versions = listSafeVersions().filter((version) => !version.startsWith('0.'))
    const anyVersion = fc.constantFrom(...versions)
    fc.assert(
      fc.property(anyTransaction, anyAddress, anyChainId, anyVersion, (transaction, address, chainId, version) => {
        const plain = asPlainNumbers(transaction)
        const hashes = hashSafeTransaction({ address, chainId, version }, transaction)
        expect(hashes.safeTxHash).toBe(calculateSafeTransactionHash(address, plain, version, BigInt(chainId)))
        // Its preimage has the chain id for every version, so below 1.3.0 it contradicts its own hash.
        if (version >= '1.3.0') {
          expect(hashes.preimage).toBe(preimageSafeTransactionHash(address, plain, version, BigInt(chainId)))
        }
        expect(hashes.safeTxHash).toBe(keccak256(hashes.preimage))
      }),
      { numRuns: 300 },
    )
  })

  test.each<[string, Partial<SafeTransaction>]>([
    ['an amount that needs more than its bytes', { value: 2n ** 256n }],
    ['an amount below zero', { gasPrice: -1n }],
    ['an address that is cut off', { to: '0x1234' }],
    ['an address with another checksum', { gasToken: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }],
  ])('refuses what its type does not hold, as the typed data does: %s', (_, change) => {
    const changed = { ...transaction, ...change }
    expect(() => hashTypedData(safeTransactionTypedData(account, changed))).toThrow()
    expect(() => hashSafeTransaction(account, changed)).toThrow()
  })

  test('is the hash of the typed data that the wallet is asked to sign', () => {
    fc.assert(
      fc.property(anyTransaction, fc.constantFrom(...listSafeVersions()), (transaction, version) => {
        const typedData = safeTransactionTypedData({ ...account, version }, transaction)
        expect(hashTypedData(typedData)).toBe(hashSafeTransaction({ ...account, version }, transaction).safeTxHash)
      }),
    )
  })

  test('changes with every field, with the Safe and, from 1.3.0 on, with the chain', () => {
    const other: Address = '0x000000000000000000000000000000000000dEaD'
    const original = hashSafeTransaction(account, transaction).safeTxHash
    const changed: Partial<SafeTransaction>[] = [
      { to: other },
      { value: 1n },
      { data: `${transaction.data}00` },
      { operation: 1 },
      { safeTxGas: 1n },
      { baseGas: 1n },
      { gasPrice: 1n },
      { gasToken: other },
      { refundReceiver: other },
      { nonce: transaction.nonce + 1n },
    ]
    const hashes = changed.map((change) => hashSafeTransaction(account, { ...transaction, ...change }).safeTxHash)
    const otherSafe = hashSafeTransaction({ ...account, address: other }, transaction).safeTxHash
    const otherChain = hashSafeTransaction({ ...account, chainId: 1 }, transaction).safeTxHash
    expect(new Set([original, ...hashes, otherSafe, otherChain]).size).toBe(13)
    const old = { ...account, version: '1.2.0' }
    expect(hashSafeDomain({ ...old, chainId: 1 })).toBe(hashSafeDomain(old))
  })

  test.each(['', '1.3', '1.6.0', '2.0.0', '0.9.0', '01.3.0', '1.3.0-beta', ' 1.3.0', 'unknown', '1.3.0.1'])(
    'refuses the unknown version "%s"',
    (version) => {
      expect(() => hashSafeTransaction({ ...account, version }, transaction)).toThrow(UnknownSafeVersionError)
      expect(() => safeTransactionTypedData({ ...account, version }, transaction)).toThrow(UnknownSafeVersionError)
    },
  )
})

describe('assertSafeTxHash', () => {
  test('throws with both hashes when the claimed one is another', () => {
    const { safeTxHash } = assertSafeTxHash(account, transaction, vectors.safeTransactions[0]?.safeTxHash ?? '')
    const received = keccak256('0x')
    const error = expect.objectContaining({ name: 'HashMismatchError', expected: safeTxHash, received })
    expect(() => assertSafeTxHash(account, transaction, received)).toThrow(error)
    expect(() => assertSafeTxHash(account, transaction, '')).toThrow(HashMismatchError)
  })
})

function asPlainNumbers(transaction: SafeTransaction) {
  const { value, safeTxGas, baseGas, gasPrice, nonce, ...rest } = transaction
  return {
    ...rest,
    value: `${value}`,
    safeTxGas: `${safeTxGas}`,
    baseGas: `${baseGas}`,
    gasPrice: `${gasPrice}`,
    // protocol-kit types the nonce as a number, but hashes whatever integer it gets.
    nonce: nonce as unknown as number,
  }
}
