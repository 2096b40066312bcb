import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Query } from '@tanstack/react-query'
import type { PersistedClient, Persister, PersistQueryClientProviderProps } from '@tanstack/react-query-persist-client'
import { deserialize, serialize } from 'wagmi'
import { day } from '@/lib/config/limits'
import { browserStorage, queryCacheKey } from '@/lib/storage/browserStorage'
import { unkeptKeys } from './queryKeys'

/** Raised when the shape of what is cached changes: a cache of another version is dropped, not read. */
const cacheVersion = '2'

let unsaved: PersistedClient | undefined

// The default serializer cannot hold a bigint and then silently saves nothing: wagmi's can.
const saver = createSyncStoragePersister({
  storage: browserStorage,
  key: queryCacheKey,
  serialize: (client) => {
    unsaved = undefined
    return serialize(client)
  },
  deserialize,
})

const persister: Persister = {
  ...saver,
  persistClient: (client) => {
    unsaved = client
    return saver.persistClient(client)
  },
}

// It saves once a second: a page that is left within that second, or before it is in a busy one, would show nothing next time.
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    if (unsaved) browserStorage.setItem(queryCacheKey, serialize(unsaved))
  })
}

export const persistOptions: PersistQueryClientProviderProps['persistOptions'] = {
  persister,
  maxAge: day,
  buster: cacheVersion,
  dehydrateOptions: {
    shouldDehydrateQuery: (query: Query) => query.state.status === 'success' && !unkeptKeys.has(query.queryKey[0]),
    shouldDehydrateMutation: () => false,
    serializeData: keepFirstPage,
  },
}

/** Of a list the first page: those after it come again with its end, and to write thousands of rows would stop the page. */
function keepFirstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data
  const { pages, pageParams } = data
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}
