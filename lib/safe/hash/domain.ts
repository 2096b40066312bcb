import { type Address, concat, type Hex, keccak256, type TypedDataDomain } from 'viem'
import { versionRules } from '@/lib/safe/account/version'
import { encodeAddressWord, encodeWord } from './structFields'

/** What a hash depends on besides the transaction: the Safe, its chain, and its contract version as anyone spells it. */
export type SafeAccount = { address: Address; chainId: number; version: string }

// EIP712Domain with the chain id in it and without, as the contracts have them.
const typeHashes = {
  withChain: '0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218',
  withoutChain: '0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749',
} as const

/**
 * The EIP-712 domain of a Safe. The chain id is part of it from 1.3.0 on; below that a signature holds on every chain
 * that has this Safe at this address. Throws UnknownSafeVersionError.
 */
export function safeDomain({ address, chainId, version }: SafeAccount): TypedDataDomain {
  return versionRules(version).hasChainId ? { chainId, verifyingContract: address } : { verifyingContract: address }
}

/** The domain separator, as the contract's `domainSeparator()` and a hardware wallet's screen show it. */
export function hashSafeDomain({ address, chainId, version }: SafeAccount): Hex {
  const safe = encodeAddressWord(address)
  if (!versionRules(version).hasChainId) return keccak256(concat([typeHashes.withoutChain, safe]))
  return keccak256(concat([typeHashes.withChain, encodeWord(chainId), safe]))
}
