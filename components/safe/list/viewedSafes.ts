import { getAddress } from 'viem'
import * as z from 'zod/mini'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { address } from '@/lib/gateway/schemas/values'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { viewedSafesKey } from './viewedSafesKey'

const viewedSafe = z.object({ chainId: z.int().check(z.positive()), address })

/** The Safes viewed last, newest first; the oldest of more than ten is forgotten. */
export function openViewedSafes(storage: ValueStorage): StoredList<SafeRef> {
  const keyOf = (safe: SafeRef) => `${safe.chainId}:${safe.address}`
  return new StoredList(storage, viewedSafesKey, viewedSafe, {
    maxEntries: 10,
    maxTextLength: 10_000,
    keyOf,
    newest: 'first',
  })
}

export const viewedSafes = openViewedSafes(browserStorage)

export function rememberSafe(storage: ValueStorage, { chainId, address }: SafeRef): void {
  openViewedSafes(storage).put({ chainId, address: getAddress(address) })
}
