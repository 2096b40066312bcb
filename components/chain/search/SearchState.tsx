import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { Search } from '@/lib/chain/useBackwardSearch'
import styles from './SearchState.module.css'
import * as words from './words'

type SearchStateProps = {
  search: Search
  /** What is to be said once all of it was looked through. */
  end?: string | false | undefined
}

/** How far the chain's records were looked through, and a way to go on. */
export function SearchState({ search, end }: SearchStateProps) {
  const { fromBlock, isSearching, goOn, error, retry } = search
  const isDone = fromBlock === 0n && !isSearching
  return (
    <>
      <p role="status" className={styles.status}>
        {isSearching && words.searching(fromBlock)}
        {isDone && end}
        {!isSearching && !isDone && fromBlock !== undefined && words.searchedBack(fromBlock)}
      </p>
      {goOn && (
        <p>
          <Button onClick={goOn}>{words.lookFurther}</Button>
        </p>
      )}
      {error && <FailureNotice title={words.notSearched} error={error} onRetry={retry} />}
    </>
  )
}
