import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'
import { FailureNotice } from './FailureNotice'
import { UnreadEntries } from './UnreadEntries'
import * as words from './words'

/** How a list that is loaded page by page stands. */
export type PagedList = {
  items: readonly unknown[]
  unread: readonly UnreadEntry[]
  error: Error | null
  /** What failed is the page after those that are shown, and nothing of what is shown. */
  isMoreError: boolean
  /** Milliseconds since 1970. */
  updatedAt: number
  reload: () => void
  loadMore: () => void
}

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
