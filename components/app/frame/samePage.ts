import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeParam, safeRoutes } from '@/lib/routes'

/** What belongs to one Safe alone: another one has the list that it stands in. */
const listOf: Record<string, (safe: SafeRef) => string> = {
  '/transactions/tx': safeRoutes.queue,
  '/transactions/msg': safeRoutes.messages,
  '/apps/open': safeRoutes.apps,
}

/** The page of the same kind for another Safe. */
export function samePage(pathname: string, safe: SafeRef): string {
  return listOf[pathname]?.(safe) ?? `${pathname}?safe=${safeParam(safe)}`
}
