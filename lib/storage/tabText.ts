import { tabStorage } from './tabStorage'

const maxLength = 2_000

/**
 * What stands in a field that is used once: kept until it was used, so that it outlives another language or a reload. A
 * store as `useStore` takes it, and no more: the start page loads it first.
 */
export function openTabText(key: string) {
  const getState = () => (tabStorage.getItem(key) ?? '').slice(0, maxLength)
  return {
    getState,
    getInitialState: () => '',
    subscribe: (tell: (now: string, before: string) => void) => tabStorage.subscribe(key, () => tell(getState(), '')),
    write: (text: string) => tabStorage.setItem(key, text),
    remove: () => tabStorage.removeItem(key),
  }
}
