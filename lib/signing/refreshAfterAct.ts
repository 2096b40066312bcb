import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { messageKeys } from '@/lib/gateway/queries/messageQueries'
import { safeKeys } from '@/lib/gateway/queries/safeQueries'
import { transactionKeys } from '@/lib/gateway/queries/transactionQueries'
import { creationReviewKey, repeatsKey, sentExecutionKey, toldActsKey } from '@/lib/signing/unfinished/actKeys'
import { chainStateKey } from '@/lib/verify/verificationQuery'

/** Has everything asked for again that an act of a Safe may have changed. */
export function refreshAfterAct(queries: QueryClient, gateway: Gateway, ref: SafeRef): void {
  const keys = [
    transactionKeys.lists(gateway, ref),
    transactionKeys.allDetails(gateway, ref.chainId),
    messageKeys.list(gateway, ref),
    safeKeys.nonces(gateway, ref),
    safeKeys.info(gateway, ref),
    ...[chainStateKey, creationReviewKey, sentExecutionKey, toldActsKey, repeatsKey],
  ]
  for (const queryKey of keys) queries.invalidateQueries({ queryKey })
}
