import { useStore } from 'zustand'
import { type ReadingProgress, readingProgress } from '@/lib/gateway/client/readingProgress'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'

/** How far the service has read the Safe's history; undefined when it knows all, or does not say. */
export function useReadingProgress(safe: SafeRef): ReadingProgress | undefined {
  return useStore(readingProgress, (all) => all[safePath(safe)])
}
