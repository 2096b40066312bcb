import { useRouter } from 'next/router'
import { useMemo } from 'react'
import { attempt } from '@/lib/attempt'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parseSafeLink } from '@/lib/safe-view/safeFromLink'

/** The Safe that the address bar names; undefined where it names none that can be read. */
export function useNamedSafe(): SafeRef | undefined {
  const { query } = useRouter()
  const link = typeof query.safe === 'string' ? query.safe : ''
  return useMemo(() => {
    const ref = link ? attempt(() => parseSafeLink(link)) : undefined
    return ref && 'address' in ref ? ref : undefined
  }, [link])
}
