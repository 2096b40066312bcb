import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { get, send } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { paging } from './paging'
import { readQueuePage } from './queuePage'
import { readTransactionDetails } from './transactionDetails'

export const transactionKeys = {
  /** History, queue and the filtered lists of a Safe. */
  lists: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'transactions'] as const,
  /** The details of every transaction of a chain: a bare hash does not tell its Safe. */
  allDetails: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'transaction'] as const,
  details: (gateway: Gateway, chainId: number, id: string) =>
    [...transactionKeys.allDetails(gateway, chainId), id] as const,
  decoded: (gateway: Gateway, chainId: number, data: Hex) => [...chainKey(gateway, chainId), 'decoded', data] as const,
}

/** Executed transactions and transfers, newest first, under date labels. */
export function historyQuery(gateway: Gateway, safe: SafeRef) {
  return infiniteQueryOptions({
    queryKey: [...transactionKeys.lists(gateway, safe), 'history'] as const,
    queryFn: ({ pageParam, signal }) =>
      gateway.call(get(`${safePath(safe)}/transactions/history`, {}, pageParam), transactionPage, signal),
    ...paging,
  })
}

/** Proposed transactions by nonce, under labels and conflict headers. `trusted: false` adds those without a signature. */
export function queueQuery(gateway: Gateway, safe: SafeRef, filter: { trusted?: boolean } = {}) {
  return infiniteQueryOptions({
    queryKey: [...transactionKeys.lists(gateway, safe), 'queue', filter] as const,
    queryFn: ({ pageParam, signal }) => readQueuePage(gateway, safe, pageParam, filter.trusted, signal),
    ...paging,
  })
}

/** One transaction by the gateway's id or by its safeTxHash; an unknown one is a GatewayError with status 404. */
export function transactionDetailsQuery(gateway: Gateway, chainId: number, id: string) {
  return queryOptions({
    queryKey: transactionKeys.details(gateway, chainId, id),
    queryFn: ({ signal }) => readTransactionDetails(gateway, chainId, id, signal),
  })
}

/** What the gateway reads in call data: a hint. Newer gateways refuse this form (422): decode on this side then. */
export function decodedDataQuery(gateway: Gateway, chainId: number, data: Hex) {
  return queryOptions({
    queryKey: transactionKeys.decoded(gateway, chainId, data),
    queryFn: ({ signal }) => gateway.call(send(`${chainPath(chainId)}/data-decoder`, { data }), decodedData, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
