import { useCallback, useSyncExternalStore } from 'react'
import { browserStorage } from './browserStorage'

/**
 * A small choice that this browser keeps, such as the currency, and a way to change it. `parse` reads the stored text
 * and gives undefined for one that is no such choice; then, and on the server, it is `fallback`.
 */
export function useSetting<T extends string | number | boolean>(
  key: `countersign.${string}`,
  fallback: T,
  parse: (text: string) => T | undefined,
): readonly [T, (value: T) => void] {
  const subscribe = useCallback(
    (listener: () => void) => browserStorage?.subscribe(key, listener) ?? (() => undefined),
    [key],
  )
  const text = useSyncExternalStore(
    subscribe,
    () => browserStorage?.getItem(key) ?? null,
    () => null,
  )
  const set = useCallback((value: T) => browserStorage?.setItem(key, String(value)), [key])
  return [text === null ? fallback : (parse(text) ?? fallback), set]
}
