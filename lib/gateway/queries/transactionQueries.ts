import type { Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { get, send } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { askQuery, pagesQuery } from './askQuery'
import { queueRequest } from './queuePage'
import { transactionRequest } from './transactionDetails'

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
  const key = [...transactionKeys.lists(gateway, safe), 'history']
  return pagesQuery(gateway, key, (page) => get(`${safePath(safe)}/transactions/history`, {}, page), transactionPage)
}

/** Proposed transactions by nonce, under labels and conflict headers. `trusted: false` adds those without a signature. */
export function queueQuery(gateway: Gateway, safe: SafeRef, filter: { trusted?: boolean } = {}) {
  const key = [...transactionKeys.lists(gateway, safe), 'queue', filter]
  return pagesQuery(gateway, key, (page) => queueRequest(safe, page, filter.trusted), transactionPage)
}

/** One transaction by the gateway's id or by its safeTxHash; an unknown one is a GatewayError with status 404. */
export function transactionDetailsQuery(gateway: Gateway, chainId: number, id: string) {
  const key = transactionKeys.details(gateway, chainId, id)
  return askQuery(gateway, key, () => transactionRequest(chainId, id), transactionDetails)
}

/** What the gateway reads in call data: a hint. Newer gateways refuse this form (422): decode on this side then. */
export function decodedDataQuery(gateway: Gateway, chainId: number, data: Hex) {
  const key = transactionKeys.decoded(gateway, chainId, data)
  const request = () => send(`${chainPath(chainId)}/data-decoder`, { data })
  return askQuery(gateway, key, request, decodedData, Number.POSITIVE_INFINITY)
}
