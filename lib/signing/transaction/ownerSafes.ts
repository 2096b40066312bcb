import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, isAddressEqual, type PublicClient } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { NotASafeError, readSafe } from '@/lib/safe/account/readSafe'

/** A Safe that is an owner of another one. */
export type OwnerSafe = { address: Address; version: string; threshold: number }

// A Safe with more owners than this is not asked about each of them.
const maxOwners = 20

/** The owners of a Safe that are Safes themselves, and that `account` is an owner of; asked of the chain alone. */
export function ownerSafesQuery(
  client: PublicClient | undefined,
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
async function readOwnerSafes(
  client: PublicClient,
  owners: readonly Address[],
  account: Address,
): Promise<OwnerSafe[]> {
  const others = owners.filter((owner) => !isAddressEqual(owner, account)).slice(0, maxOwners)
  const found = await Promise.all(others.map((owner) => readOwnerSafe(client, owner, account)))
  return found.flatMap((safe) => (safe ? [safe] : []))
}

async function readOwnerSafe(client: PublicClient, owner: Address, account: Address): Promise<OwnerSafe | undefined> {
  const code = await client.getCode({ address: owner })
  if (!code || code === '0x') return undefined
  try {
    const { version, owners, threshold } = await readSafe(client, owner)
    return owners.some((other) => isAddressEqual(other, account)) ? { address: owner, version, threshold } : undefined
  } catch (error) {
    if (error instanceof NotASafeError) return undefined
    throw error
  }
}
