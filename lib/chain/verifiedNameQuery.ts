import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nameChain } from '@/lib/config/chain'
import { day } from '@/lib/config/limits'
import { freshKey } from '@/lib/query/queryKeys'
import { createTurns } from '@/lib/storage/turns'

// Lists ask for as many names as there are addresses on the screen.
const inTurn = createTurns(4)

const nameKey = (...of: Address[]) => freshKey('name', nameChain?.id, ...of)

/**
 * The name that an address gave itself on the name chain and that leads back to it; null when there is none that can be
 * shown. Kept for as long as the page is: a name may be given to somebody else.
 */
export function verifiedNameQuery(address: Address) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: nameKey(address),
    queryFn: chainId
      ? () => inTurn(async () => withoutDeceit(await (await import('./chainReads')).askVerifiedName(address, chainId)))
      : skipToken,
    staleTime: day,
    gcTime: day,
  })
}

/** Such names as far as they were asked for, by their address in lower case: of thousands of addresses at once. */
export function recallVerifiedNames(cache: QueryClient): ReadonlyMap<unknown, string> {
  const found = cache.getQueriesData<string | null>({ queryKey: nameKey() })
  return new Map(found.flatMap(([key, name]) => (name ? [[key.at(-1), name]] : [])))
}

/** Which letters look like others is a large table: only a name that has other letters than a keyboard's is held against it. */
async function withoutDeceit(name: string | null): Promise<string | null> {
  if (name === null || /^[ -~]*$/.test(name)) return name
  const { inspectName } = await import('@/lib/format/lookAlikeName')
  return inspectName(name).length === 0 ? name : null
}
