import { concat, type Hex, hashStruct, keccak256, type TypedDataDefinition } from 'viem'
import { AppError } from '@/lib/errors'
import {
  isAtLeast,
  listSafeVersions,
  parseSafeVersion,
  type SafeVersion,
  versionRules,
} from '@/lib/safe/account/version'
import { sameBytes } from './bytes'
import { hashSafeDomain, type SafeAccount, safeDomain } from './domain'
import type { SafeTransaction } from './transaction'
import * as words from './words'

/** The three hashes of a transaction, as a hardware wallet shows them, and the bytes that safeTxHash is the hash of. */
export type SafeTransactionHashes = { domainHash: Hex; messageHash: Hex; safeTxHash: Hex; preimage: Hex }

/** EIP-712 data as viem's wallet actions take it, with the domain always present. */
type SafeTypedData = TypedDataDefinition & { domain: object; message: Record<string, unknown> }

/** What was recomputed here is not what the other side claims. */
export class HashMismatchError extends AppError {
  override name = 'HashMismatchError'
  readonly expected: Hex
  readonly received: string

  constructor(expected: Hex, received: string) {
    super(words.wrongHash, { details: words.bothHashes({ expected, received: received.slice(0, 100) }) })
    this.expected = expected
    this.received = received
  }
}

const safeTransactionFields = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const

const legacyTransactionFields = safeTransactionFields.map(({ name, type }) => ({
  name: name === 'baseGas' ? 'dataGas' : name,
  type,
}))

/**
 * The EIP-712 message that an owner signs. Below 1.0.0 baseGas is called dataGas, which changes the type hash.
 * Throws UnknownSafeVersionError.
 */
export function safeTransactionTypedData(account: SafeAccount, transaction: SafeTransaction): SafeTypedData {
  const { baseGas, ...rest } = transaction
  const { baseGasName } = versionRules(account.version)
  return {
    domain: safeDomain(account),
    types: { SafeTx: baseGasName === 'baseGas' ? safeTransactionFields : legacyTransactionFields },
    primaryType: 'SafeTx',
    message: { ...rest, [baseGasName]: baseGas },
  }
}

/**
 * Recomputes the hashes of a transaction from its fields alone. Equals the contract's `getTransactionHash` for each
 * version in `rulesByVersion`. Throws UnknownSafeVersionError for any other.
 */
export function hashSafeTransaction(account: SafeAccount, transaction: SafeTransaction): SafeTransactionHashes {
  const { types, primaryType, message } = safeTransactionTypedData(account, transaction)
  const domainHash = hashSafeDomain(account)
  const messageHash = hashStruct({ types, primaryType, data: message })
  const preimage = concat(['0x1901', domainHash, messageHash])
  return { domainHash, messageHash, safeTxHash: keccak256(preimage), preimage }
}

/** Throws HashMismatchError unless the transaction hashes to `safeTxHash`; returns the hashes computed here. */
export function assertSafeTxHash(
  account: SafeAccount,
  transaction: SafeTransaction,
  safeTxHash: string,
): SafeTransactionHashes {
  const hashes = hashSafeTransaction(account, transaction)
  if (!sameBytes(hashes.safeTxHash, safeTxHash)) throw new HashMismatchError(hashes.safeTxHash, safeTxHash)
  return hashes
}

/**
 * The newest version, up to the account's own, by whose rules a transaction has this hash; undefined when it has it by
 * none. For what is over: a Safe that was upgraded since hashed it as it did then. Throws UnknownSafeVersionError.
 */
export function findHashingVersion(
  account: SafeAccount,
  transaction: SafeTransaction,
  safeTxHash: string,
): SafeVersion | undefined {
  const own = parseSafeVersion(account.version)
  return listSafeVersions()
    .filter((version) => isAtLeast(own, version))
    .toReversed()
    .find((version) => {
      return sameBytes(hashSafeTransaction({ ...account, version }, transaction).safeTxHash, safeTxHash)
    })
}
