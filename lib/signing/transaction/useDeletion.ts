import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { listNotesOf, unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

/** When a transaction was deleted from this browser, in milliseconds since 1970; in all tabs. Undefined when it was not. */
export function useDeletion({ chainId, address }: SafeRef, hash: string | undefined): number | undefined {
  return useStore(unfinishedActs.notes, (notes) => {
    const own = listNotesOf(notes, { chainId, safe: address })
    return own.find((note) => note.kind === 'delete' && note.stage === 'done' && sameBytes(note.hash, hash))?.at
  })
}
