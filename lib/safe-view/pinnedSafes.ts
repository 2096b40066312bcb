import { getAddress } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import type { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { nameSafe, openSafes } from './viewedSafes'

/** The Safes that the user wants to have at hand, whoever owns them. */
export function openPinnedSafes(storage: ValueStorage): StoredList<SafeRef> {
  return openSafes(storage, 'countersign.pinnedSafes', 50)
}

export const pinnedSafes = openPinnedSafes(browserStorage)

/** Pins a Safe, or lets go of it. False when that will not outlive this tab. */
export function pinSafe(storage: ValueStorage, { chainId, address }: SafeRef, isPinned: boolean): boolean {
  const list = openPinnedSafes(storage)
  const safe = { chainId, address: getAddress(address) }
  if (isPinned) return list.put(safe)
  list.drop((each) => nameSafe(each) === nameSafe(safe))
  return true
}
