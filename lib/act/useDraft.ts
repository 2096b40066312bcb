import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { StoredValue } from '@/lib/book/storedValue'
import type { SafeRef } from '@/lib/gateway/safeRef'
import { browserStorage } from '@/lib/query/browserStorage'
import type { ComposedCall } from '@/lib/safe/statedMethod'
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
