import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { type DraftPart, draftKey } from './draft'
import { parseFormDraft } from './formDraft'

/** The texts of one form; a field that nothing was typed into is undefined. */
export type TypedText = {
  get: (field: string) => string | undefined
  set: (field: string, text: string) => void
  /** Forgets the fields named, or all of the form. */
  clear: (fields?: readonly string[]) => void
  isEmpty: boolean
}

/**
 * What is typed for a Safe's next action (or its next message) and not added yet: the browser keeps it until it is added
 * or discarded.
 */
export function useFormDraft({ chainId, address }: SafeRef, part: Extract<DraftPart, 'form' | 'message'> = 'form') {
  const key = draftKey(part, { chainId, address })
  const stored = useMemo(() => new StoredValue(browserStorage, key, parseFormDraft), [key])
  const { kind, fields } = useStore(stored)
  // Read again at each change: another tab, or the same event, may have changed another field.
  const change = (next: { kind?: string; fields?: (now: typeof fields) => typeof fields }) => {
    const now = stored.getState()
    stored.write({ kind: next.kind ?? now.kind, fields: next.fields?.(now.fields) ?? now.fields })
  }
  const typedTextOf = (form: string): TypedText => {
    const prefix = `${form}.`
    const isOwn = (name: string) => name.startsWith(prefix)
    const without = (now: typeof fields, isGone: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !isGone(name)))
    return {
      get: (field) => fields[prefix + field],
      set: (field, text) => change({ fields: (now) => ({ ...now, [prefix + field]: text }) }),
      clear: (gone) =>
        change({
          fields: (now) => without(now, (name) => (gone ? gone.some((field) => prefix + field === name) : isOwn(name))),
        }),
      isEmpty: Object.entries(fields).every(([name, text]) => !isOwn(name) || text === ''),
    }
  }
  return { kind, setKind: (next: string) => change({ kind: next }), typedTextOf }
}
