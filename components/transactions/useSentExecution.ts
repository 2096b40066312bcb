import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { usePublicClient } from 'wagmi'
import { sentExecutionQuery } from '@/lib/act/followTransaction'
import type { SafeView } from '@/lib/verify/safeView'
import type { ActState } from './useAct'

const underWay =
  'It was sent already, and the chain may still take it: wait, or raise its fee or cancel it in your wallet.'

/** Why nothing is to be executed while what was sent for it may still be taken. */
export function findUnderWay(sent: ActState | undefined): string | undefined {
  return sent?.phase === 'sent' ? underWay : undefined
}

/** How the execution stands that was sent before this page was opened, or from another tab; undefined when none was. */
export function useSentExecution({ chainId, address }: SafeView, hash: Hex | undefined): ActState | undefined {
  const client = usePublicClient({ chainId })
  const subject = hash && { chainId, safe: address, hash }
  const { data: progress } = useQuery(sentExecutionQuery(client, subject))
  if (!progress) return undefined
  const kind = 'execute'
  return progress.phase === 'sent' ? { ...progress, kind } : { phase: 'done', kind, result: progress.result }
}
