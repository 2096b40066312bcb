import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type ActNote, listNotesOf, unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

/** The messages of a Safe that a wallet was asked to sign and whose end nobody here was told, as all tabs change them. */
export function useBegunMessages({ chainId, address }: SafeRef): ActNote[] {
  const notes = useStore(unfinishedActs.notes)
  return useMemo(() => {
    const own = listNotesOf(notes, { chainId, safe: address })
    return own.filter(({ kind }) => kind === 'message').toReversed()
  }, [notes, chainId, address])
}
