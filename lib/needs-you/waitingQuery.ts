import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readQueuePage } from '@/lib/gateway/queries/queuePage'
import { transactionKeys } from '@/lib/gateway/queries/transactionQueries'
import { createTurns } from '@/lib/storage/turns'

/** So many Safes of a network are asked about at once. One that does not answer holds up its own alone. */
const mostAtOnce = 4
const turns = new Map<number, ReturnType<typeof createTurns>>()

function turnsOf(chainId: number) {
  const turn = turns.get(chainId) ?? createTurns(mostAtOnce)
  turns.set(chainId, turn)
  return turn
}

/** The first page of a Safe's queue. It waits for its turn among those of the other Safes of its network. */
export function waitingQuery(gateway: Gateway, safe: SafeRef) {
  return queryOptions({
    queryKey: [...transactionKeys.lists(gateway, safe), 'waiting'],
    queryFn: ({ signal }) => turnsOf(safe.chainId)(() => readQueuePage(gateway, safe, undefined, undefined, signal)),
  })
}
