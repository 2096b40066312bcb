import { useEffect } from 'react'
import { Button } from '@/components/ui/Button'
import * as words from '@/components/ui/words'
import type { PagedList } from '@/lib/gateway/queries/usePagedList'
import { useInView } from '@/lib/query/useInView'
import styles from './ListPager.module.css'

type ListPagerProps = { list: PagedList }

/** Loads the next page when the end of a list comes into view, and by a button for whoever does not scroll. */
export function ListPager({ list }: ListPagerProps) {
  const [ref, isInView] = useInView<HTMLDivElement>('400px 0px')
  const { hasMore, isLoadingMore, isBusy, error, loadMore, items } = list
  // After a failure only the button asks again: a gateway that is down must not be asked without end.
  const isWanted = isInView && hasMore && !isBusy && !error
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each page, not for each new function
  useEffect(() => {
    if (isWanted) loadMore()
  }, [isWanted, items.length])
  return (
    <div ref={ref} className={styles.pager} aria-live="polite">
      {hasMore && (
        <Button onClick={loadMore} aria-disabled={isLoadingMore}>
          {isLoadingMore ? words.loadingMore : words.loadMore}
        </Button>
      )}
    </div>
  )
}
