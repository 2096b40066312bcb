import { QueryClient } from '@tanstack/react-query'
import { day } from '@/lib/config/limits'
import { wagmiKeys } from './queryKeys'

/** One for each page load: kept a day, never retried, served from the cache first; names and avatars stay fresh a day. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { gcTime: day, retry: 0, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
  client.setQueryDefaults(wagmiKeys.name, { staleTime: day })
  client.setQueryDefaults(wagmiKeys.avatar, { staleTime: day })
  return client
}
