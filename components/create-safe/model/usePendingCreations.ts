import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import type { PendingCreation } from './creation'
import { parsePendingCreations, pendingCreationsKey } from './pendingCreations'

const creations = new StoredValue<readonly PendingCreation[]>(
  browserStorage,
  pendingCreationsKey,
  parsePendingCreations,
)

/** The creations under way in this browser, newest first, as they change here and in other tabs; empty on the server. */
export function usePendingCreations(): readonly PendingCreation[] {
  return useStore(creations)
}
