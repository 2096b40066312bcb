import { concat, type Hex, keccak256, type TypedDataDefinition } from 'viem'
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
import { encodeAddressWord, encodeWord } from './structFields'
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

// The contracts have them as constants too. Below 1.0.0 by the other name.
const typeHashes = {
  baseGas: '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8',
  dataGas: '0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20',
} as const

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
  const domainHash = hashSafeDomain(account)
  const messageHash = hashFields(account, transaction)
  const preimage = concat(['0x1901', domainHash, messageHash])
  return { domainHash, messageHash, safeTxHash: keccak256(preimage), preimage }
}

/** EIP-712's `hashStruct` of the typed data above, as the contract computes it: a tenth of the time of the general one. */
function hashFields({ version }: SafeAccount, transaction: SafeTransaction): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  return keccak256(
    concat([
      typeHashes[versionRules(version).baseGasName],
      ...[encodeAddressWord(to), encodeWord(value), keccak256(data), encodeWord(operation, 1)],
      ...[encodeWord(safeTxGas), encodeWord(baseGas), encodeWord(gasPrice)],
      ...[encodeAddressWord(gasToken), encodeAddressWord(refundReceiver), encodeWord(nonce)],
    ]),
  )
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
