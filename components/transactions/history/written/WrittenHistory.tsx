import { useState } from 'react'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { SearchState } from '@/components/chain/search/SearchState'
import { Button } from '@/components/ui/Button'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useWritten } from './useWritten'
import styles from './WrittenHistory.module.css'
import { WrittenRow } from './WrittenRow'
import * as words from './words'

type WrittenHistoryProps = { safe: SafeView }

const pageSize = 20

/** In the place of the service's list: the executions that the Safe itself wrote down, as far as its node tells them. */
export function WrittenHistory({ safe }: WrittenHistoryProps) {
  const { chainId, address, nonce } = safe
  return (
    <>
      <p>
        {words.writtenOnly}{' '}
        <ExplorerLink chainId={chainId} kind="address" value={address}>
          {words.inExplorer}
        </ExplorerLink>
      </p>
      {nonce > 0n ? (
        <FoundExecutions key={`${chainId} ${address}`} safe={safe} />
      ) : (
        <p className={styles.empty}>{words.nothingWritten}</p>
      )}
    </>
  )
}

function FoundExecutions({ safe }: WrittenHistoryProps) {
  const [count, setCount] = useState(pageSize)
  const { executions, search } = useWritten(safe, count)
  const { nonce } = safe
  const isWhole = executions.length >= nonce
  const isMore = executions.length > count || (executions.length === count && !isWhole && search.fromBlock !== 0n)
  return (
    <>
      {executions.length > 0 && (
        <ol className={styles.rows} aria-label={words.executions}>
          {executions.slice(0, count).map((execution, place) => (
            <WrittenRow
              key={`${execution.txHash} ${execution.safeTxHash}`}
              {...{ safe, execution }}
              nonce={nonce - 1n - BigInt(place)}
            />
          ))}
        </ol>
      )}
      {isMore && (
        <p>
          <Button onClick={() => setCount(count + pageSize)}>{words.showOlder}</Button>
        </p>
      )}
      {!isWhole && <SearchState search={search} end={words.notAllWritten(executions.length, nonce)} />}
    </>
  )
}
