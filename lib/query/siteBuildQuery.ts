import { queryOptions } from '@tanstack/react-query'
import { freshKey } from './queryKeys'

/** What the server says that this page and its like were built from. */
export const siteBuildQuery = queryOptions({
  queryKey: freshKey('siteBuild'),
  // Asked for when the page has done its own work: the hash function comes with it.
  queryFn: async ({ signal }) => (await import('./readSiteBuild')).readSiteBuild(signal),
  retry: false,
})
