import { type Address, concat, domainSeparator, type Hex, hashStruct, keccak256 } from 'viem'

export type SafeTransactionFields = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

export type SafeDomainInput = { chainId: number; safe: Address; version: string | null }

/** One version of each way in which Safes have hashed their transactions. */
export const hashingVersions = ['1.3.0', '1.0.0', '0.1.0'] as const

/** Below 1.0.0 baseGas was called dataGas. */
function safeTransactionTypes(version: string | null) {
  return {
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
      { name: 'operation', type: 'uint8' },
      { name: 'safeTxGas', type: 'uint256' },
      { name: isBelow(version, 1, 0) ? 'dataGas' : 'baseGas', type: 'uint256' },
      { name: 'gasPrice', type: 'uint256' },
      { name: 'gasToken', type: 'address' },
      { name: 'refundReceiver', type: 'address' },
      { name: 'nonce', type: 'uint256' },
    ],
  }
}

const safeMessageTypes = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const

/** Until 1.2.0 the domain did not name the chain. */
function safeDomain({ chainId, safe, version }: SafeDomainInput) {
  return isBelow(version, 1, 3) ? { verifyingContract: safe } : { chainId, verifyingContract: safe }
}

/** A Safe that does not say its version is taken for one of 1.3.0. */
export function isBelow(version: string | null, major: number, minor: number) {
  const [ownMajor = 1, ownMinor = 3] = (version ?? '1.3.0').split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}

export function hashSafeTransaction(domain: SafeDomainInput, fields: SafeTransactionFields): Hex {
  return keccak256(encodeSafeTransaction(domain, fields))
}

/** What hashSafeTransaction hashes; contract owners of Safes until 1.4.1 are shown these bytes. */
export function encodeSafeTransaction(domain: SafeDomainInput, fields: SafeTransactionFields): Hex {
  const types = safeTransactionTypes(domain.version)
  const data = { ...fields, dataGas: fields.baseGas }
  return encodeTyped(domain, hashStruct({ types, primaryType: 'SafeTx', data }))
}

/** `digest` is what the message hashes to before the Safe wraps it: EIP-191 for text, EIP-712 for typed data. */
export function hashSafeMessage(domain: SafeDomainInput, digest: Hex): Hex {
  return keccak256(encodeSafeMessage(domain, digest))
}

/** What contract owners are shown of a message. Until 1.3.0 that was the digest itself. */
export function messageShownToContracts(domain: SafeDomainInput, digest: Hex): Hex {
  return isBelow(domain.version, 1, 4) ? digest : encodeSafeMessage(domain, digest)
}

function encodeSafeMessage(domain: SafeDomainInput, digest: Hex) {
  const types = { SafeMessage: [...safeMessageTypes.SafeMessage] }
  return encodeTyped(domain, hashStruct({ types, primaryType: 'SafeMessage', data: { message: digest } }))
}

function encodeTyped(domain: SafeDomainInput, structHash: Hex) {
  return concat(['0x1901', domainSeparator({ domain: safeDomain(domain) }), structHash])
}
