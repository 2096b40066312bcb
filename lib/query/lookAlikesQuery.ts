import { queryOptions } from '@tanstack/react-query'
import { freshKey } from './queryKeys'

/** What finds letters that look like others. Its table is a tenth of a page: it is loaded by whoever meets such letters. */
export const lookAlikesQuery = queryOptions({
  queryKey: freshKey('lookAlikes'),
  queryFn: () => import('@/lib/format/lookAlikeName'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})
