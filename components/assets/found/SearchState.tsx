import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { Search } from './useReceived'
import * as words from './words'

type SearchStateProps = { search: Search; isEmpty: boolean; nothing: string }

/** How far the records were looked through, and a way to go on. */
export function SearchState({ search, isEmpty, nothing }: SearchStateProps) {
  const { fromBlock, isSearching, goOn, error, retry } = search
  const isDone = fromBlock === 0n && !isSearching
  return (
    <>
      <p role="status">
        {isSearching && words.searching(fromBlock)}
        {isDone && isEmpty && nothing}
        {!isSearching && !isDone && fromBlock !== undefined && words.searchedBack(fromBlock)}
      </p>
      {goOn && (
        <p>
          <Button onClick={goOn}>{words.goOn}</Button>
        </p>
      )}
      {error && <FailureNotice title={words.notSearched} error={error} onRetry={retry} />}
    </>
  )
}
