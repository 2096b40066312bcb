import { queryOptions, skipToken } from '@tanstack/react-query'
import type { PublicClient } from 'viem'
import { locateContract } from '@/lib/safe/account/deployments'
import { isAtLeast, parseSafeVersion } from '@/lib/safe/account/version'
import { createBatch } from '@/lib/safe/call/batch'
import type { SafeCall } from '@/lib/safe/hash/transaction'

/**
 * The one call that makes all of them: a batch by the chain's genuine MultiSendCallOnly for several, the call itself for
 * one. Fails with InvalidBatchError, MissingContractError, UnknownSafeVersionError, and viem's error.
 */
export function composeQuery(client: PublicClient | undefined, version: string, calls: readonly SafeCall[]) {
  const key = calls.map(({ to, value, data, operation = 0 }) => `${to} ${value} ${data} ${operation}`)
  return queryOptions({
    queryKey: ['verification', 'compose', client?.chain?.id, version, key] as const,
    queryFn: client ? () => compose(client, version, calls) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function compose(client: PublicClient, version: string, calls: readonly SafeCall[]): Promise<SafeCall> {
  const [only] = calls
  if (only && calls.length === 1) return only
  const { address } = await locateContract(client, 'multiSendCallOnly', libraryVersion(version))
  return createBatch(calls, address)
}

/** The library does not depend on the Safe's version; it was first published with 1.3.0, and not with 1.4.0. */
function libraryVersion(text: string): string {
  const version = parseSafeVersion(text)
  if (!isAtLeast(version, '1.3.0')) return '1.3.0'
  return version === '1.4.0' ? '1.4.1' : version
}
