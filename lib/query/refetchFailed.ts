import type { QueryClient } from '@tanstack/react-query'

/** Asks again for whatever of the page could not be had. */
export function refetchFailed(cache: QueryClient): void {
  cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false })
}
