import { useSyncExternalStore } from 'react'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { parseRecentSafes, recentSafesKey, rememberSafe } from './recentSafes'

const safes = new StoredValue<readonly SafeRef[]>(browserStorage, recentSafesKey, parseRecentSafes)

const remember = (safe: SafeRef): void => {
  if (browserStorage) rememberSafe(browserStorage, safe)
}

/** The Safes viewed last in this browser, newest first; empty on the server. `remember` is the same on every render. */
export function useRecentSafes(): { recent: readonly SafeRef[]; remember: (safe: SafeRef) => void } {
  const recent = useSyncExternalStore(safes.subscribe, safes.read, safes.readEmpty)
  return { recent, remember }
}
