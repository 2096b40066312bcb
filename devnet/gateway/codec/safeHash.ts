import { type Address, type Hex, hashTypedData } from 'viem'

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
    domain: safeDomain(domain),
    types: safeTransactionTypes,
    primaryType: 'SafeTx',
    message: fields,
  })
}

/** `digest` is what the message hashes to before the Safe wraps it: EIP-191 for text, EIP-712 for typed data. */
export function hashSafeMessage(domain: SafeDomainInput, digest: Hex): Hex {
  return hashTypedData({
    domain: safeDomain(domain),
    types: safeMessageTypes,
    primaryType: 'SafeMessage',
    message: { message: digest },
  })
}
