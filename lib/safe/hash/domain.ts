import { type Address, domainSeparator, type Hex, type TypedDataDomain } from 'viem'
import { versionRules } from '@/lib/safe/account/version'

/** What a hash depends on besides the transaction: the Safe, its chain, and its contract version as anyone spells it. */
export type SafeAccount = { address: Address; chainId: number; version: string }

/**
 * The EIP-712 domain of a Safe. The chain id is part of it from 1.3.0 on; below that a signature holds on every chain
 * that has this Safe at this address. Throws UnknownSafeVersionError.
 */
export function safeDomain({ address, chainId, version }: SafeAccount): TypedDataDomain {
  return versionRules(version).hasChainId ? { chainId, verifyingContract: address } : { verifyingContract: address }
}

/** The domain separator, as the contract's `domainSeparator()` and a hardware wallet's screen show it. */
export function hashSafeDomain(account: SafeAccount): Hex {
  return domainSeparator({ domain: safeDomain(account) })
}
