import { useMemo } from 'react'
import { useStore } from 'zustand'
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
  const stored = useMemo(() => new StoredValue(browserStorage, key, parseDraft, formatDraft), [key])
  return [useStore(stored), stored.write]
}
