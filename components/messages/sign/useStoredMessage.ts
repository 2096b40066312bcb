import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Hex } from 'viem'
import { hasService } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { messageKeys } from '@/lib/gateway/queries/messageQueries'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readStoredMessage } from '@/lib/signing/message/readStoredMessage'
import { useHeldMessage } from '@/lib/signing/message/useHeldMessages'
import { notesKey, signaturesKey } from '@/lib/signing/unfinished/actKeys'
import { onOtherTab } from '@/lib/storage/onOtherTab'

export type StoredMessage = {
  message: SafeMessage | undefined
  isLoading: boolean
  error: Error | null
  /** The gateway answers that it has no such message. */
  isMissing: boolean
  updatedAt: number
  retry: () => void
}

// What this browser has needs no asking.
const atRest = { isLoading: false, error: null, updatedAt: 0, retry: () => undefined }
const pollingInterval = 15_000

/** What the gateway has of a message, asked again every quarter of a minute: others sign meanwhile. Without one, what is held here. */
export function useStoredMessage(safe: SafeView, messageHash: Hex | undefined): StoredMessage {
  const { chainId } = safe
  const held = useHeldMessage(safe, messageHash)
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey: [...messageKeys.message(appGateway, chainId, messageHash ?? '0x'), 'stored'] as const,
    queryFn: messageHash ? () => readStoredMessage(appGateway, chainId, messageHash) : skipToken,
    refetchInterval: pollingInterval,
    enabled: hasService,
  })
  // Another tab is on with a message: what the gateway has of this one may have changed just now.
  useEffect(() => onOtherTab([notesKey, signaturesKey], refetch), [refetch])
  if (!hasService) return { ...atRest, message: held, isMissing: held === undefined }
  return {
    message: data ?? undefined,
    isLoading: isPending,
    error,
    isMissing: data === null && !error,
    updatedAt: dataUpdatedAt,
    retry: () => {
      refetch()
    },
  }
}
