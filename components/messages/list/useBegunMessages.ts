import { useMemo, useSyncExternalStore } from 'react'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { notesKey } from '@/lib/signing/unfinished/actKeys'
import { type ActNote, unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'

/** The messages of a Safe that a wallet was asked to sign and whose end nobody here was told, as all tabs change them. */
export function useBegunMessages({ chainId, address }: SafeRef): ActNote[] {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => {
    const notes = text === null ? [] : unfinishedActs.listNotes({ chainId, safe: address })
    return notes.filter(({ kind }) => kind === 'message').toReversed()
  }, [text, chainId, address])
}

function subscribe(listener: () => void): () => void {
  return browserStorage?.subscribe(notesKey, listener) ?? (() => undefined)
}

function read(): string | null {
  return browserStorage?.getItem(notesKey) ?? null
}
