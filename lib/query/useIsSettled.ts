import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { whenSettled } from './whenSettled'

/** What is asked for then is small, and a reader waits for it: sooner than what the page fetches ahead. */
const quietFor = 500

type Settled = StoreApi<{ isSettled: boolean }>
const stores = new WeakMap<QueryClient, Settled>()
const begun = new WeakSet<Settled>()

/** Whether the first page has done its own work: what does not belong to that is not asked for before. */
export function useIsSettled(): boolean {
  const client = useQueryClient()
  const store = storeOf(client)
  useEffect(() => {
    if (begun.has(store)) return
    begun.add(store)
    whenSettled(client, () => store.setState({ isSettled: true }), quietFor)
  }, [client, store])
  return useStore(store, ({ isSettled }) => isSettled)
}

function storeOf(client: QueryClient): Settled {
  const known = stores.get(client)
  if (known) return known
  const store: Settled = createStore(() => ({ isSettled: false }))
  stores.set(client, store)
  return store
}
