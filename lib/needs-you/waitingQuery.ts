import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readQueuePage } from '@/lib/gateway/queries/queuePage'
import { transactionKeys } from '@/lib/gateway/queries/transactionQueries'
import { createTurns } from '@/lib/storage/turns'

/** Of all Safes together, so many are asked about at once. */
const turn = createTurns(4)

/** The first page of a Safe's queue. It waits for its turn among those of the other Safes. */
export function waitingQuery(gateway: Gateway, safe: SafeRef) {
  return queryOptions({
    queryKey: [...transactionKeys.lists(gateway, safe), 'waiting'],
    queryFn: ({ signal }) => turn(() => readQueuePage(gateway, safe, undefined, undefined, signal)),
  })
}
