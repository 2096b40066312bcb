import { useSyncExternalStore } from 'react'
import { StoredValue } from '@/lib/book/storedValue'
import { browserStorage } from '@/lib/query/browserStorage'
import type { PendingCreation } from './creation'
import { parsePendingCreations, pendingCreationsKey } from './pendingCreations'

const creations = new StoredValue<readonly PendingCreation[]>(
  browserStorage,
  pendingCreationsKey,
  parsePendingCreations,
)

/** The creations under way in this browser, newest first, as they change here and in other tabs; empty on the server. */
export function usePendingCreations(): readonly PendingCreation[] {
  return useSyncExternalStore(creations.subscribe, creations.read, creations.readEmpty)
}
