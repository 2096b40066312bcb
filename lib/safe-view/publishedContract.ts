import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import { readCodeHashes } from '@/lib/safe/account/codeHashes'
import { findPublished } from '@/lib/safe/account/deployments'
import type { AccountCode } from '@/lib/safe/account/proxies'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import * as words from './words'

/** What is known of a contract: `match` when Safe published it and its code is the published one. */
export type ContractVerdict = { status: CheckStatus; sentence: string }

/** The hash of the code at each address, by its lower-case form, read from the chain; see `readCodeHashes`. */
export function codeHashesQuery(client: ReadClient | undefined, chainId: number, addresses: readonly Address[]) {
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
  if (!deployment) return { status: 'unknown', sentence: words.unpublished }
  const name = `${words.contractNames[deployment.name]} ${deployment.version}`
  if (codeHash === undefined) return { status: 'unknown', sentence: words.codeNotRead(name) }
  if (deployment.codeHash === undefined) return { status: 'unknown', sentence: words.codeNotKnown(name) }
  return codeHash === deployment.codeHash
    ? { status: 'match', sentence: words.published(name) }
    : { status: 'mismatch', sentence: words.otherCode(name) }
}

/** Judges the code at the Safe's own address: a known proxy does what its implementation does, and nothing else. */
export function judgeProxy(code: AccountCode): ContractVerdict {
  if (code.kind === 'proxy') return { status: 'match', sentence: words.safeProxy(code.versions) }
  if (code.kind === 'delegation') return { status: 'mismatch', sentence: words.keyAccount(code.target) }
  return { status: 'unknown', sentence: words.noProxy }
}
