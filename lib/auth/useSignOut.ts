import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { signOut } from './sessionActions'

/** Signs out and leaves the wallet connected. Rejects with SignInError when the server did not do it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => signOut(queryClient), [queryClient])
}
