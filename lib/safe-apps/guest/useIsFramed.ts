import { useSyncExternalStore } from 'react'
import { isFramed } from '@/lib/wallet/framing'

const subscribe = () => () => undefined

/** `isFramed` for a page that was prerendered without knowing: false at first, the truth right after. */
export function useIsFramed(): boolean {
  return useSyncExternalStore(subscribe, isFramed, () => false)
}
