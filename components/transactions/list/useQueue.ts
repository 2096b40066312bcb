import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { queueQuery } from '@/lib/gateway/queries/transactionQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import { countRepeats } from '@/lib/verify/repeats'
import { groupQueue, listQueueItems, listTransactions } from './groupQueue'
import { toTransactionList } from './transactionList'
import { useQueueChecks } from './useQueueChecks'
import { useTransactionPages } from './useTransactionPages'

/** What waits in a Safe, grouped, and what is wrong with the queue as a whole; `isTrusted` leaves out what nobody signed. */
export function useQueue(safe: SafeView, isTrusted: boolean) {
  const client = useQueryClient()
  const { service, nonce } = safe
  const list = toTransactionList(client, queueQuery(appGateway, safe, { trusted: isTrusted }))
  const pages = useTransactionPages(list, service && `${service.txQueuedTag} ${nonce}`)
  const { items, isComplete } = pages
  const sections = useMemo(() => groupQueue(items, nonce), [items, nonce])
  const queueItems = useMemo(() => listQueueItems(items), [items])
  const checks = useQueueChecks(safe, queueItems, { isComplete, isTrusted })
  const repeats = useMemo(() => countRepeats(listTransactions(items)), [items])
  return { pages, sections, queueItems, checks, repeats }
}
