import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import * as words from '@/components/ui/words'
import type { PagedList } from '@/lib/gateway/queries/usePagedList'
import { UnreadEntries } from './UnreadEntries'

type PagedListStateProps = { what: string; list: PagedList }

/** What a list lacks: all of it, its next page, which alone is then asked for again, or entries that cannot be read. */
export function PagedListState({ what, list }: PagedListStateProps) {
  const { error, isMoreError, reload, loadMore, unread } = list
  return (
    <>
      {error && (
        <FailureNotice title={sayFailure(what, list)} error={error} onRetry={isMoreError ? loadMore : reload} />
      )}
      <UnreadEntries unread={unread} />
    </>
  )
}

function sayFailure(what: string, { isMoreError, items, updatedAt }: PagedList): string {
  if (isMoreError) return words.moreFailed(what)
  return items.length > 0 ? words.oldListShown(what, updatedAt) : words.listFailed(what)
}
