import { useState } from 'react'
import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { formatNewSafeDraft, type NewSafeDraft, newSafeDraftKey, parseNewSafeDraft, startDraft } from './newSafeDraft'

const stored = new StoredValue(browserStorage, newSafeDraftKey, parseNewSafeDraft)

/**
 * The new Safe that is being put together. The browser keeps it from the first key on, when the tab closes too; all its
 * tabs show the same.
 */
export function useNewSafeDraft() {
  const [blank, setBlank] = useState(startDraft)
  const kept = useStore(stored)
  const keep = (draft: NewSafeDraft) => browserStorage?.setItem(newSafeDraftKey, formatNewSafeDraft(draft))
  const discard = () => {
    browserStorage?.removeItem(newSafeDraftKey)
    setBlank(startDraft())
  }
  return { draft: kept ?? blank, isKept: kept !== undefined, keep, discard }
}
