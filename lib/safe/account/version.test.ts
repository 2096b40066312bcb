import { type Hex, keccak256, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { hashSafeDomain } from '@/lib/safe/hash/domain'
import {
  bytesShownToOwners,
  hashSafeMessage,
  hashSafeMessageContent,
  safeMessageTypedData,
} from '@/lib/safe/hash/messageHash'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import { type Signing, signForOwnerSafe, signSafeMessage, signTransaction } from '@/lib/safe/signature/signTransaction'
import { verifySignature } from '@/lib/safe/signature/verifySignature'
import { verifyTransaction } from '@/lib/safe/verify/verifyTransaction'
import table from './deployments.json' with { type: 'json' }
import { listSafeVersions, parseSafeVersion, UnknownSafeVersionError, versionRules } from './version'

const [alice] = owners
const hash = keccak256('0x12')
const known = { address: zeroAddress, chainId: 1, version: '1.4.1' } as const
const transaction = createTransaction({ to: alice.address, value: 1n, data: '0x' }, 0n)
const signed = { hash, preimage: '0x12' as Hex }
const messageHashes = hashSafeMessage(known, 'hello')
const wallet: Signing['wallet'] = {
  signTypedData: () => Promise.reject(new Error('the wallet was asked')),
  signMessage: () => Promise.reject(new Error('the wallet was asked')),
}
const signing = { wallet, signer: alice.address }

// Of a version to come nobody knows here what its contract hashes, asks and takes.
const unknownVersions = ['1.6.0', '1.5.1', '1.6.0+L2', '2.0.0', '0.0.1', '1.5', '', 'toString', '__proto__']

describe.each(unknownVersions)('version "%s"', (version) => {
  const account = { ...known, version }
  const { safeTxHash } = hashSafeTransaction(known, transaction)

  test.each<[string, () => unknown]>([
    ['the rules', () => versionRules(version)],
    ['the domain', () => hashSafeDomain(account)],
    ['the hash of a transaction', () => hashSafeTransaction(account, transaction)],
    ['the typed data of a transaction', () => safeTransactionTypedData(account, transaction)],
    ['the hash of a message', () => hashSafeMessage(account, 'hello')],
    ['the hash of bytes', () => hashSafeMessageContent(account, '0x12')],
    ['the typed data of a message', () => safeMessageTypedData(account, hash)],
    ['what owners are shown', () => bytesShownToOwners(version, messageHashes)],
  ])('gives nobody %s', (_, compute) => {
    expect(compute).toThrow(UnknownSafeVersionError)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a transaction', () => signTransaction(signing, account, transaction, safeTxHash)],
    ['a message', () => signSafeMessage(signing, account, 'hello', messageHashes.safeMessageHash)],
    ['for an owner Safe', () => signForOwnerSafe(signing, account, signed, known.version)],
    ['as an owner Safe of it', () => signForOwnerSafe(signing, known, signed, version)],
  ])('has no wallet sign %s', async (_, sign) => {
    await expect(sign()).rejects.toBeInstanceOf(UnknownSafeVersionError)
  })

  test('takes no signature for good, and verifies nothing', async () => {
    const input = { account, ...signed, signer: alice.address, signature: await alice.sign({ hash }) }
    await expect(verifySignature(undefined, input)).rejects.toBeInstanceOf(UnknownSafeVersionError)
    const claimed = { transaction, safeTxHash, confirmations: [] }
    const result = await verifyTransaction({ account, chain: undefined, client: undefined }, claimed)
    expect(result).toMatchObject({ status: 'unknown', hashes: undefined, signedBy: [] })
  })
})

test('every version that is known has rules, in the order of release, and so has every published contract', () => {
  const asNumbers = listSafeVersions().map((version) => version.split('.').map(Number))
  const sorted = asNumbers.toSorted((a, b) => a.reduce((order, part, index) => order || part - (b[index] ?? 0), 0))
  expect(asNumbers).toEqual(sorted)
  const published = Object.values(table).map((row) => row.split(' ')[1])
  for (const version of published) expect(listSafeVersions()).toContain(parseSafeVersion(version))
})
