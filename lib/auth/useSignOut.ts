import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { signOut } from './sessionActions'

/** Signs out and leaves the wallet connected. When the server does not do it, the session shows as still there. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => signOut(queryClient).catch(() => {}), [queryClient])
}
