import { useSyncExternalStore } from 'react'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { notesKey } from '@/lib/signing/unfinished/actKeys'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'

/** When a transaction was deleted from this browser, in milliseconds since 1970; in all tabs. Undefined when it was not. */
export function useDeletion({ chainId, address }: SafeRef, hash: string | undefined): number | undefined {
  const read = () => {
    const notes = hash ? unfinishedActs.listNotes({ chainId, safe: address }) : []
    return notes.find((note) => note.kind === 'delete' && note.stage === 'done' && sameBytes(note.hash, hash))?.at
  }
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function subscribe(listener: () => void): () => void {
  return browserStorage?.subscribe(notesKey, listener) ?? (() => undefined)
}
