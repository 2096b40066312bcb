import { useSyncExternalStore } from 'react'
import { initialKitState, type KitState, kit } from './kit'

export function useKit(): KitState {
  return useSyncExternalStore(kit.subscribe, kit.getState, () => initialKitState)
}
