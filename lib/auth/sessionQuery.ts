import { queryOptions } from '@tanstack/react-query'
import { fetchSession } from './authApi'

/** Who is signed in: `Session` or null. Asked again on each page load and window focus, never kept on disk. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: fetchSession })
