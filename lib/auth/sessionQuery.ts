import { queryOptions } from '@tanstack/react-query'
import { sessionKey } from '@/lib/query/queryKeys'
import { fetchSession } from './authApi'

/** Who is signed in: `Session` or null. Asked again on each page load and window focus, never kept on disk. */
export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: fetchSession })
