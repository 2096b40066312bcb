import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePublicClient } from 'wagmi'
import { sentExecutionQuery } from '@/lib/act/followTransaction'
import { unfinishedActs } from '@/lib/act/unfinishedActs'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeView } from '@/lib/verify/safeView'
import type { ActState } from './useAct'

/** How the execution stands that was sent before this page was opened; undefined when none was. */
export function useSentExecution({ chainId, address }: SafeView, details: TransactionDetails): ActState | undefined {
  const client = usePublicClient({ chainId })
  const info = details.detailedExecutionInfo
  const hash = info?.type === 'MULTISIG' ? info.safeTxHash : undefined
  const sent = useMemo(
    () => (hash ? unfinishedActs.findExecution({ chainId, safe: address, hash }) : undefined),
    [chainId, address, hash],
  )
  const { data: result } = useQuery(sentExecutionQuery(client, sent))
  if (!sent) return undefined
  return result ? { phase: 'done', kind: 'execute', result } : { phase: 'sent', kind: 'execute', txHash: sent.txHash }
}
