import { useCallback, useEffect, useState } from 'react'

type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated'

export function useAuthStatus() {
  const [status, setStatus] = useState<AuthStatus>('loading')

  const refresh = useCallback(async () => {
    const response = await fetch('/api/me')
    const { address } = await response.json()
    setStatus(address ? 'authenticated' : 'unauthenticated')
  }, [])

  useEffect(() => {
    void refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refresh])

  return { status, refresh }
}
