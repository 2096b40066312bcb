import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { publicEnv } from '@/lib/config/publicEnv'
import { freshKey } from '@/lib/query/queryKeys'
import { detectParentSafe, type ParentSafe } from '@/lib/wallet/parentSafe'

export type GuestState =
  | { status: 'looking' }
  | { status: 'none'; retry: () => void }
  | { status: 'found'; parent: ParentSafe }

/** The Safe around this page, by a handshake with an allowed parent, and the connection to it. Asked anew on each load
 * and never kept. With no answer in time there is none, until `retry` asks again. */
export function useGuestSafe(): GuestState {
  const config = useConfig()
  const { data, isFetching, refetch } = useQuery({
    queryKey: freshKey('parentSafe'),
    queryFn: async ({ signal }) => {
      const parent = await detectParentSafe({ allowedOrigins: publicEnv.embeddingOrigins, signal })
      if (parent) await connectSafe(config)
      return parent ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
  if (data) return { status: 'found', parent: data }
  return isFetching ? { status: 'looking' } : { status: 'none', retry: () => void refetch() }
}

// On load RainbowKit restores this connection by itself; after a parent that was late, nobody else does.
async function connectSafe(config: ReturnType<typeof useConfig>): Promise<void> {
  if (config.state.status === 'connected') return
  const { addConnectors, restoreConnection } = await import('@/lib/wallet/connectors')
  await addConnectors(config)
  await restoreConnection(config, 'safe')
}
