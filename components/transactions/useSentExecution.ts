import { useQuery } from '@tanstack/react-query'
import { usePublicClient } from 'wagmi'
import { sentExecutionQuery } from '@/lib/act/followTransaction'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeView } from '@/lib/verify/safeView'
import type { ActState } from './useAct'

/** How the execution stands that was sent before this page was opened, or from another tab; undefined when none was. */
export function useSentExecution({ chainId, address }: SafeView, details: TransactionDetails): ActState | undefined {
  const client = usePublicClient({ chainId })
  const info = details.detailedExecutionInfo
  const hash = info?.type === 'MULTISIG' ? info.safeTxHash : undefined
  const subject = hash && { chainId, safe: address, hash }
  const { data: progress } = useQuery(sentExecutionQuery(client, subject))
  if (!progress) return undefined
  const kind = 'execute'
  return progress.phase === 'sent' ? { ...progress, kind } : { phase: 'done', kind, result: progress.result }
}
