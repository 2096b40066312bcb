import { useMemo, useState, useSyncExternalStore } from 'react'
import { type Asked, readSourceState, type SourceState } from './sourceState'
import { useIsLong } from './useIsLong'

type Query = Pick<Asked, 'dataUpdatedAt' | 'isPending' | 'error'>

/** After this a person who waits is told that it is still being asked. */
const slowAfter = 5_000

/** How the source of a query stands, for screens to show: the one way from a query to what is said of its source. */
export function useSourceState({ dataUpdatedAt, isPending, error }: Query): SourceState {
  const isOnline = useSyncExternalStore(subscribe, readOnline, () => true)
  const isSlow = useIsLong(isPending, slowAfter)
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)
  return useMemo(
    () => readSourceState({ dataUpdatedAt, isPending, error, lastError, isOnline, isSlow }),
    [dataUpdatedAt, isPending, error, lastError, isOnline, isSlow],
  )
}

function readOnline(): boolean {
  return navigator.onLine
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
