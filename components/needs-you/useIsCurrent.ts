import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { waitingQuery } from '@/lib/needs-you/waitingQuery'

const freshFor = 5_000

/**
 * Whether what is listed of a Safe is not older than what is known of the Safe, for which `marker` stands: else it would be
 * held against the service. It is listed again whenever the marker changes, and first when it was listed before this was shown.
 */
export function useIsCurrent({ chainId, address }: SafeRef, marker: string | undefined, updatedAt: number): boolean {
  const client = useQueryClient()
  const [listed, setListed] = useState<{ marker: string | undefined } | undefined>(() =>
    Date.now() - updatedAt < freshFor ? { marker } : undefined,
  )
  // The first marker that is known is that of the time when it was listed.
  if (listed && listed.marker === undefined && marker !== undefined) setListed({ marker })
  const isCurrent = listed !== undefined && listed.marker === marker
  useEffect(() => {
    if (isCurrent) return
    let isLive = true
    const { queryKey } = waitingQuery(appGateway, { chainId, address })
    client.refetchQueries({ queryKey }).then(() => isLive && setListed({ marker }))
    return () => {
      isLive = false
    }
  }, [isCurrent, marker, client, chainId, address])
  return isCurrent
}
