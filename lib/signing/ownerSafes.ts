import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { includesAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { NotASafeError, readSafe, type SafeState } from '@/lib/safe/account/readSafe'

// A Safe with more owners than this is not asked about each of them.
const maxOwners = 20

/** The owners of a Safe that are Safes themselves, and that `account` is an owner of; asked of the chain alone. */
export function ownerSafesQuery(
  client: ReadClient | undefined,
  safe: SafeRef,
  owners: readonly Address[],
  account: Address | undefined,
) {
  return queryOptions({
    queryKey: freshKey('ownerSafes', safe.chainId, owners, account),
    queryFn: client && account ? () => readOwnerSafes(client, owners, account) : skipToken,
    staleTime: 15_000,
  })
}

/** An owner that is no Safe is left out; throws ChainUnavailableError. */
async function readOwnerSafes(client: ReadClient, owners: readonly Address[], account: Address): Promise<SafeState[]> {
  const others = owners.filter((owner) => !isAddressEqual(owner, account)).slice(0, maxOwners)
  const found = await Promise.all(others.map((owner) => readOwnerSafe(client, owner)))
  return found.flatMap((safe) => (safe && includesAddress(safe.owners, account) ? [safe] : []))
}

async function readOwnerSafe(client: ReadClient, owner: Address): Promise<SafeState | undefined> {
  const code = await client.getCode({ address: owner })
  if (!code || code === '0x') return undefined
  try {
    return await readSafe(client, owner)
  } catch (error) {
    if (error instanceof NotASafeError) return undefined
    throw error
  }
}
