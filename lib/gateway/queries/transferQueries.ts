import type { Address } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { get, type Query } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { pagesQuery } from './askQuery'
import { transactionKeys } from './transactionQueries'

// What is left out does not filter. Amounts are in the smallest unit. Keys hold the texts that are sent: a bigint in a
// key cannot be hashed.
type Dates = { from?: Date; until?: Date }
type IncomingFilter = Dates & { to?: Address; tokenAddress?: Address; value?: bigint }
type ModuleFilter = { to?: Address; module?: Address }
type MultisigFilter = Dates & { to?: Address; value?: bigint; nonce?: bigint; executed?: boolean }

/** Transfers that the Safe received, newest first. */
export function incomingTransfersQuery(gateway: Gateway, safe: SafeRef, filter: IncomingFilter = {}) {
  const { to, tokenAddress, value } = filter
  const query = { ...datesQuery(filter), to, token_address: tokenAddress, value: value?.toString() }
  return listQuery(gateway, safe, 'incoming-transfers', query)
}

/** Transactions that modules made the Safe execute, newest first. */
export function moduleTransactionsQuery(gateway: Gateway, safe: SafeRef, { to, module }: ModuleFilter = {}) {
  return listQuery(gateway, safe, 'module-transactions', { to, module })
}

/** Transactions that owners signed, highest nonce first; queued ones included unless `executed` says which. */
export function multisigTransactionsQuery(gateway: Gateway, safe: SafeRef, filter: MultisigFilter = {}) {
  const { to, value, nonce, executed } = filter
  const texts = { value: value?.toString(), nonce: nonce?.toString(), executed: executed?.toString() }
  return listQuery(gateway, safe, 'multisig-transactions', { ...datesQuery(filter), to, ...texts })
}

function listQuery(gateway: Gateway, safe: SafeRef, list: string, query: Query) {
  const key = [...transactionKeys.lists(gateway, safe), list, query]
  return pagesQuery(gateway, key, (page) => get(`${safePath(safe)}/${list}/`, query, page), transactionPage)
}

function datesQuery({ from, until }: Dates) {
  return { execution_date__gte: from?.toISOString(), execution_date__lte: until?.toISOString() }
}
