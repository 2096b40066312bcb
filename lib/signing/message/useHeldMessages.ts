import { useMemo } from 'react'
import { type Hex, isAddressEqual } from 'viem'
import { useStore } from 'zustand'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { describeHeld, heldMessages } from './heldMessages'

/** The messages of a Safe that are handed from owner to owner, the newest first. */
export function useHeldMessages(safe: SafeView): readonly SafeMessage[] {
  const all = useStore(heldMessages)
  return useMemo(() => {
    const own = all.filter((held) => held.chainId === safe.chainId && isAddressEqual(held.address, safe.address))
    return own.flatMap((held) => describeHeld(safe, held) ?? []).toReversed()
  }, [all, safe])
}

export function useHeldMessage(safe: SafeView, messageHash: Hex | undefined): SafeMessage | undefined {
  return useHeldMessages(safe).find((message) => message.messageHash === messageHash)
}
