import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReadingProgress } from '@/lib/gateway/client/readingProgress'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { refetchFailed } from '@/lib/query/refetchFailed'
import { useReadingProgress } from './useReadingProgress'
import type { SafeViewState } from './useSafeView'

/**
 * How far the service is, while it cannot tell the Safe before it has read on. Once it tells, whatever else of the page
 * it did not tell until then is asked for again.
 */
export function useUntoldSafe(ref: SafeRef, { service }: SafeViewState): ReadingProgress | undefined {
  const cache = useQueryClient()
  const progress = useReadingProgress(ref)
  const reading = service.phase === 'answered' ? undefined : progress
  const isUntold = reading !== undefined
  useEffect(() => (isUntold ? () => refetchFailed(cache) : undefined), [isUntold, cache])
  return reading
}
