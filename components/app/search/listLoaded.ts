import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { listTransactions } from '@/components/transactions/list/groupQueue'
import { writeSummary } from '@/components/transactions/view/sentence/writeSummary'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { historyQuery, queueQuery } from '@/lib/gateway/queries/transactionQueries'
import { safeRoutes } from '@/lib/routes'
import type { SearchHit } from './searchHit'
import * as words from './words'

/** The transactions that this browser has loaded, as the service sums them up: what each does is checked on its page. */
export function listLoaded(
  client: QueryClient,
  safe: SafeRef,
  nameOf: (address: Address) => string | undefined,
): SearchHit[] {
  const lists = [queueQuery(appGateway, safe, { trusted: true }), historyQuery(appGateway, safe)]
  const items = lists
    .flatMap(({ queryKey }) => client.getQueryData(queryKey)?.pages ?? [])
    .flatMap((page) => page.results)
  return listTransactions(items).map(({ id, txInfo, executionInfo }) => ({
    group: 'transactions',
    text: writeSummary(safe, txInfo, nameOf),
    detail: executionInfo && 'nonce' in executionInfo ? words.nonce(executionInfo.nonce) : undefined,
    href: safeRoutes.transaction(safe, id),
  }))
}
