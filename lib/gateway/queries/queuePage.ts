import type { Gateway } from '@/lib/gateway/client/client'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import type { PageParam } from './paging'

/**
 * A page of what is proposed and not executed, by nonce; `trusted: false` adds what nobody has signed. Throws
 * GatewayError; a Safe without proposals has an empty page, where asking for one of them fails.
 */
export function readQueuePage(
  gateway: Gateway,
  safe: SafeRef,
  page: PageParam,
  trusted: boolean | undefined,
  signal: AbortSignal,
) {
  return gateway.call(queueRequest(safe, page, trusted), transactionPage, signal)
}

/** Asks for such a page. */
export function queueRequest(safe: SafeRef, page: PageParam, trusted: boolean | undefined) {
  return get(`${safePath(safe)}/transactions/queued`, { trusted }, page)
}
