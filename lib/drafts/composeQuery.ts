import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import { locateContract } from '@/lib/safe/account/deployments'
import { versionRules } from '@/lib/safe/account/version'
import { createBatch } from '@/lib/safe/call/batch'
import type { SafeCall } from '@/lib/safe/hash/transaction'

/**
 * The one call that makes all of them: a batch by the chain's genuine MultiSendCallOnly for several, the call itself for
 * one. Fails with InvalidBatchError, MissingContractError, UnknownSafeVersionError, and viem's error.
 */
export function composeQuery(client: ReadClient | undefined, version: string, calls: readonly SafeCall[]) {
  const key = calls.map(({ to, value, data, operation = 0 }) => `${to} ${value} ${data} ${operation}`)
  return queryOptions({
    queryKey: freshKey('compose', client?.chain?.id, version, key),
    queryFn: client ? () => compose(client, version, calls) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function compose(client: ReadClient, version: string, calls: readonly SafeCall[]): Promise<SafeCall> {
  const [only] = calls
  if (only && calls.length === 1) return only
  const { address } = await locateContract(client, 'multiSendCallOnly', versionRules(version).libraries)
  return createBatch(calls, address)
}
