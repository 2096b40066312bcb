import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Skeleton } from '@/components/ui/Skeleton'
import { useReadClient } from '@/lib/chain/useReadClient'
import { freshKey } from '@/lib/query/queryKeys'
import { listExecutions } from '@/lib/safe/execute/listExecutions'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './WrittenHistory.module.css'
import { WrittenRow } from './WrittenRow'
import * as words from './words'

type WrittenHistoryProps = { safe: SafeView }

const pageSize = 20

/** In the place of the service's list: the executions that the Safe itself wrote down, as far as its node tells them. */
export function WrittenHistory({ safe }: WrittenHistoryProps) {
  const { chainId, address, nonce } = safe
  const client = useReadClient({ chainId })
  const [count, setCount] = useState(pageSize)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: freshKey('executions', chainId, address, `${nonce}`),
    queryFn: client ? () => listExecutions(client, address) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <p>
        {words.writtenOnly}{' '}
        <ExplorerLink chainId={chainId} kind="address" value={address}>
          {words.inExplorer}
        </ExplorerLink>
      </p>
      {error && <FailureNotice title={words.notTold} error={error} onRetry={() => refetch()} />}
      {isPending && <Skeleton label={words.loadingHistory} />}
      {data?.length === 0 && <p className={styles.empty}>{words.nothingWritten}</p>}
      {data && data.length > 0 && (
        <ol className={styles.rows} aria-label={words.executions}>
          {data.slice(0, count).map((execution, place) => (
            <WrittenRow
              key={`${execution.txHash} ${execution.safeTxHash}`}
              {...{ safe, execution }}
              nonce={BigInt(data.length - 1 - place)}
            />
          ))}
        </ol>
      )}
      {data && data.length > count && (
        <p>
          <Button onClick={() => setCount(count + pageSize)}>{words.showOlder}</Button>
        </p>
      )}
    </>
  )
}
