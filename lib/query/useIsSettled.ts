import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { whenSettled } from './whenSettled'

/** What is asked for then is small, and a reader waits for it: sooner than what the page fetches ahead. */
const quietFor = 500

type Wait = { store: StoreApi<{ isSettled: boolean }>; readers: number; end: () => void }
const waits = new WeakMap<QueryClient, Wait>()

/** Whether the first page has done its own work: what does not belong to that is not asked for before. */
export function useIsSettled(): boolean {
  const client = useQueryClient()
  useEffect(() => joinWait(client), [client])
  return useStore(waitOf(client).store, ({ isSettled }) => isSettled)
}

/** One wait for all that ask, which ends with the last of them. */
function joinWait(client: QueryClient): () => void {
  const wait = waitOf(client)
  const { store } = wait
  wait.readers += 1
  if (wait.readers === 1 && !store.getState().isSettled) {
    wait.end = whenSettled(client, () => store.setState({ isSettled: true }), quietFor)
  }
  return () => {
    wait.readers -= 1
    if (wait.readers === 0) wait.end()
  }
}

function waitOf(client: QueryClient): Wait {
  const wait = waits.get(client) ?? {
    store: createStore(() => ({ isSettled: false })),
    readers: 0,
    end: () => undefined,
  }
  waits.set(client, wait)
  return wait
}
