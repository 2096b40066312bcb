import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { draftKey, formatDraft, parseDraft } from './draft'

/**
 * The calls of the transaction that is being put together for a Safe. The browser keeps them when the tab closes; all
 * its tabs show the same.
 */
export function useDraft({ chainId, address }: SafeRef): [ComposedCall[], (calls: ComposedCall[]) => void] {
  const key = draftKey('draft', { chainId, address })
  const stored = useMemo(() => new StoredValue(browserStorage, key, parseDraft), [key])
  const calls = useSyncExternalStore(stored.subscribe, stored.read, stored.readEmpty)
  const keep = useCallback((next: ComposedCall[]) => browserStorage?.setItem(key, formatDraft(next)), [key])
  return [calls, keep]
}
