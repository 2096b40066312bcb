import { type Address, concat, domainSeparator, type Hex, hashStruct, hashTypedData, keccak256 } from 'viem'

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

const safeTransactionTypes = {
  SafeTx: [
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
  ],
} as const

const safeMessageTypes = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const

/** Until 1.2.0 the domain did not name the chain. */
function safeDomain({ chainId, safe, version }: SafeDomainInput) {
  const [major = 1, minor = 3] = (version ?? '1.3.0').split('.').map(Number)
  const isOld = major < 1 || (major === 1 && minor < 3)
  return isOld ? { verifyingContract: safe } : { chainId, verifyingContract: safe }
}

export function hashSafeTransaction(domain: SafeDomainInput, fields: SafeTransactionFields): Hex {
  return hashTypedData({
    ...{ domain: safeDomain(domain), types: safeTransactionTypes, primaryType: 'SafeTx', message: fields },
  })
}

/** What hashSafeTransaction hashes; contract owners of Safes until 1.4.1 are shown these bytes. */
export function encodeSafeTransaction(domain: SafeDomainInput, fields: SafeTransactionFields): Hex {
  const types = { SafeTx: [...safeTransactionTypes.SafeTx] }
  return encodeTyped(domain, hashStruct({ types, primaryType: 'SafeTx', data: fields }))
}

/** `digest` is what the message hashes to before the Safe wraps it: EIP-191 for text, EIP-712 for typed data. */
export function hashSafeMessage(domain: SafeDomainInput, digest: Hex): Hex {
  return keccak256(encodeSafeMessage(domain, digest))
}

/** What contract owners are shown of a message. 1.3.0 hands on the digest itself. */
export function messageShownToContracts(domain: SafeDomainInput, digest: Hex): Hex {
  return domain.version?.startsWith('1.3.') ? digest : encodeSafeMessage(domain, digest)
}

function encodeSafeMessage(domain: SafeDomainInput, digest: Hex) {
  const types = { SafeMessage: [...safeMessageTypes.SafeMessage] }
  return encodeTyped(domain, hashStruct({ types, primaryType: 'SafeMessage', data: { message: digest } }))
}

function encodeTyped(domain: SafeDomainInput, structHash: Hex) {
  return concat(['0x1901', domainSeparator({ domain: safeDomain(domain) }), structHash])
}
