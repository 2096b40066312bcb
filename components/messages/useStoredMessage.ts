import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { appGateway } from '@/lib/gateway/appGateway'
import { GatewayError } from '@/lib/gateway/gatewayError'
import { messageQuery } from '@/lib/gateway/messageQueries'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'

export type StoredMessage = {
  message: SafeMessage | undefined
  isLoading: boolean
  /** Not set when the gateway answers that it has no such message. */
  error: Error | null
  isMissing: boolean
  updatedAt: number
  retry: () => void
}

const pollingInterval = 15_000

/** What the gateway has of a message, asked again every quarter of a minute: others sign meanwhile. */
export function useStoredMessage(chainId: number, messageHash: Hex | undefined): StoredMessage {
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    ...messageQuery(appGateway, chainId, messageHash ?? '0x'),
    refetchInterval: pollingInterval,
    enabled: messageHash !== undefined,
  })
  const isMissing = error instanceof GatewayError && error.status === 404
  return {
    message: isMissing ? undefined : data,
    isLoading: isPending,
    error: isMissing ? null : error,
    isMissing,
    updatedAt: dataUpdatedAt,
    retry: () => {
      refetch()
    },
  }
}
