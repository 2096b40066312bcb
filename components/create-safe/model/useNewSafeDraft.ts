import { useState } from 'react'
import { useStore } from 'zustand'
import { newSafeDraft, startDraft } from './newSafeDraft'

/**
 * The new Safe that is being put together. The browser keeps it from the first key on, when the tab closes too; all its
 * tabs show the same.
 */
export function useNewSafeDraft() {
  const [blank, setBlank] = useState(startDraft)
  const kept = useStore(newSafeDraft)
  const discard = () => {
    newSafeDraft.remove()
    setBlank(startDraft())
  }
  return { draft: kept ?? blank, isKept: kept !== undefined, keep: newSafeDraft.write, discard }
}
