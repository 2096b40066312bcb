import { QueryClient } from '@tanstack/react-query'
import { day } from '@/lib/config/limits'

/** One for each page load: kept a day, never retried, served from the cache first; names and avatars stay fresh a day. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { gcTime: day, retry: 0, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
  client.setQueryDefaults(['ensName'], { staleTime: day })
  client.setQueryDefaults(['ensAvatar'], { staleTime: day })
  return client
}
