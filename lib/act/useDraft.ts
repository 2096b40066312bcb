import { useCallback, useState } from 'react'
import type { SafeRef } from '@/lib/gateway/safeRef'
import type { SafeCall } from '@/lib/safe/transaction'
import { draftKey, formatDraft, parseDraft } from './draft'

/** The calls of the transaction that is being put together; the tab keeps them over a reload. */
export function useDraft(safe: SafeRef): [SafeCall[], (calls: SafeCall[]) => void] {
  const key = draftKey(safe)
  const [calls, setCalls] = useState(() => parseDraft(readTab(key)))
  const keep = useCallback(
    (next: SafeCall[]) => {
      setCalls(next)
      writeTab(key, formatDraft(next))
    },
    [key],
  )
  return [calls, keep]
}

// A browser may refuse all storage: then the draft lives as long as the page.
function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // See above.
  }
}
