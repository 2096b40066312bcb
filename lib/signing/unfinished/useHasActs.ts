import { useState } from 'react'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { listNotesOf, unfinishedActs } from './unfinishedActs'

/** Whether anything was begun on this Safe in this browser, now or since the page was opened: what tells of it is loaded then. */
export function useHasActs({ chainId, address }: SafeRef): boolean {
  const notes = useStore(unfinishedActs.notes)
  const hasAny = listNotesOf(notes, { chainId, safe: address }).length > 0
  const [hadAny, setHadAny] = useState(hasAny)
  if (hasAny && !hadAny) setHadAny(true)
  return hadAny
}
