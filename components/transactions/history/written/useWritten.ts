import { useMemo } from 'react'
import { useBackwardSearch } from '@/lib/chain/useBackwardSearch'
import { freshKey } from '@/lib/query/queryKeys'
import { findWritten, joinWritten } from '@/lib/safe/execute/writtenExecutions'
import type { SafeView } from '@/lib/safe-view/safeView'

/** Looks for so many of the newest executions of a Safe, of which there are as many as nonces were used. */
export function useWritten({ chainId, address, nonce }: SafeView, wanted: number) {
  const { found, search } = useBackwardSearch({
    chainId,
    // With a new execution the newest blocks are looked through again.
    queryKey: freshKey('executions', chainId, address, `${nonce}`),
    find: (client, range) => findWritten(client, address, range),
    isEnough: (ranges) => {
      const { length } = joinWritten(ranges)
      return length >= wanted || length >= nonce
    },
  })
  const executions = useMemo(() => joinWritten(found).slice(0, Number(nonce)), [found, nonce])
  return { executions, search }
}
