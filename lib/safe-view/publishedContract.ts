import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address, Hex, PublicClient } from 'viem'
import { freshKey } from '@/lib/query/queryKeys'
import { readCodeHashes } from '@/lib/safe/account/codeHashes'
import { type ContractName, findPublished } from '@/lib/safe/account/deployments'
import type { AccountCode } from '@/lib/safe/account/proxies'
import type { CheckStatus } from '@/lib/safe/verify/verification'

/** What is known of a contract: `match` when Safe published it and its code is the published one. */
export type ContractVerdict = { status: CheckStatus; sentence: string }

const names: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe for L2 networks',
  proxyFactory: 'Proxy factory',
  tokenCallbackHandler: 'Token callback handler',
  defaultCallbackHandler: 'Default callback handler',
  fallbackHandler: 'Compatibility fallback handler',
  extensibleFallbackHandler: 'Extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSend, calls only',
  signMessageLib: 'Sign-message library',
  createCall: 'Create call',
  simulateTxAccessor: 'Simulation accessor',
  safeMigration: 'Safe migration',
  safeToL2Migration: 'Migration to L2',
  safeToL2Setup: 'Setup for L2',
}

/** The hash of the code at each address, by its lower-case form, read from the chain; see `readCodeHashes`. */
export function codeHashesQuery(client: PublicClient | undefined, chainId: number, addresses: readonly Address[]) {
  const sorted = [...new Set(addresses.map((address) => address.toLowerCase()))].sort()
  return queryOptions({
    queryKey: freshKey('codeHashes', chainId, sorted),
    queryFn: client ? () => readCodeHashes(client, addresses) : skipToken,
    staleTime: 300_000,
    structuralSharing: false,
  })
}

/**
 * Names a contract that Safe published and says whether its code is the published one. An address alone proves nothing:
 * without `codeHash` it stays unknown, and an unpublished one is a mismatch with nothing but its address to go by.
 */
export function judgeContract(address: Address, codeHash: Hex | undefined): ContractVerdict {
  const deployment = findPublished(address)
  if (!deployment) {
    return { status: 'unknown', sentence: 'Not a contract that Safe published. What it does was not checked.' }
  }
  const name = `${names[deployment.name]} ${deployment.version}`
  if (codeHash === undefined) return { status: 'unknown', sentence: `${name} by its address; its code was not read.` }
  if (deployment.codeHash === undefined) {
    return { status: 'unknown', sentence: `${name} by its address; what code belongs there is not known here.` }
  }
  return codeHash === deployment.codeHash
    ? { status: 'match', sentence: `${name}: published by Safe, and its code is the published one.` }
    : { status: 'mismatch', sentence: `At the address of ${name}, but with other code than Safe published.` }
}

/** Judges the code at the Safe's own address: a known proxy does what its implementation does, and nothing else. */
export function judgeProxy(code: AccountCode): ContractVerdict {
  if (code.kind === 'proxy') {
    const sentence = `A Safe proxy of version ${code.versions}: it runs the implementation and nothing else.`
    return { status: 'match', sentence }
  }
  if (code.kind === 'delegation') {
    const sentence = `A key’s account that runs the code of ${code.target} (EIP-7702). Its key alone can do everything.`
    return { status: 'mismatch', sentence }
  }
  return { status: 'unknown', sentence: 'Not the code of a Safe proxy that is known here.' }
}
