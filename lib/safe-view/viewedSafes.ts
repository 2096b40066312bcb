import { getAddress } from 'viem'
import * as z from 'zod/mini'
import { viewedSafesKey } from '@/lib/config/bootScript.js'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { address } from '@/lib/gateway/schemas/values'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'

const keptSafe = z.object({ chainId: z.int().check(z.positive()), address })

export function nameSafe({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}

/** Safes that this browser keeps under a key, newest first; the oldest of too many is forgotten. */
export function openSafes(storage: ValueStorage, key: string, maxEntries: number): StoredList<SafeRef> {
  const rules = { maxEntries, maxTextLength: 10_000, keyOf: nameSafe, newest: 'first' } as const
  return new StoredList(storage, key, keptSafe, rules)
}

/** The Safes viewed last. */
export function openViewedSafes(storage: ValueStorage): StoredList<SafeRef> {
  return openSafes(storage, viewedSafesKey, 10)
}

export const viewedSafes = openViewedSafes(browserStorage)

export function rememberSafe(storage: ValueStorage, { chainId, address }: SafeRef): void {
  openViewedSafes(storage).put({ chainId, address: getAddress(address) })
}
