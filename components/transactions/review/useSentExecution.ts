import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useToldActs } from '@/components/transactions/begun/useToldActs'
import type { TransactionActState } from '@/components/transactions/review/outcome/actState'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Obstacle } from '@/lib/signing/obstacle'
import { sentExecutionQuery } from '@/lib/signing/transaction/followTransaction'

/** Why nothing is to be executed while what was sent, or asked of a wallet, may still be taken; undefined otherwise. */
export function useUnderWay(safe: SafeView, hash: Hex | undefined): Obstacle | undefined {
  const sent = useSentExecution(safe, hash)
  const isAwaited = useToldActs(safe).some(
    ({ note, told }) => note.kind === 'execute' && note.hash === hash && told?.state === 'open' && told.isBusy,
  )
  if (sent?.phase === 'sent') return { code: 'sent' }
  return isAwaited ? { code: 'mayBeSent' } : undefined
}

/** How the execution stands that was sent before this page was opened, or from another tab; undefined when none was. */
export function useSentExecution(
  { chainId, address }: SafeView,
  hash: Hex | undefined,
): TransactionActState | undefined {
  const client = useReadClient({ chainId })
  const subject = hash && { chainId, safe: address, hash }
  const { data: progress } = useQuery(sentExecutionQuery(client, subject))
  if (!progress) return undefined
  const kind = 'execute'
  return progress.phase === 'sent' ? { ...progress, kind } : { phase: 'done', kind, result: progress.result }
}
