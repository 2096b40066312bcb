import { ServiceFailure } from '@/components/ui/notice/ServiceFailure'
import * as words from '@/components/ui/words'
import type { PagedList } from '@/lib/gateway/queries/usePagedList'
import type { SafeView } from '@/lib/safe-view/safeView'
import { NotTakenEntries } from './NotTakenEntries'
import { UnreadEntries } from './UnreadEntries'

type PagedListStateProps = {
  safe: SafeView
  what: string
  list: PagedList
  /** What is said where this site has no Safe service. */
  absent?: string
}

/** What a list lacks: all of it, its next page, which alone is then asked for again, or entries that cannot be read. */
export function PagedListState({ safe, what, list, absent = words.noService }: PagedListStateProps) {
  const { error, isMoreError, reload, loadMore, unread } = list
  return (
    <>
      {error && (
        <ServiceFailure
          {...{ safe, error, absent }}
          title={sayFailure(what, list)}
          onRetry={isMoreError ? loadMore : reload}
        >
          {list.items.length > 0 ? words.shownIsFrom(list.updatedAt) : words.unknownForNow}
        </ServiceFailure>
      )}
      <UnreadEntries unread={unread} />
      <NotTakenEntries elsewhere={list.elsewhere} />
    </>
  )
}

function sayFailure(what: string, { isMoreError, items, updatedAt }: PagedList): string {
  if (isMoreError) return words.moreFailed(what)
  return items.length > 0 ? words.oldListShown(what, updatedAt) : words.listFailed(what)
}
