import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './ListPager.module.css'
import { useInView } from './useInView'
import type { TransactionPages } from './useTransactionPages'

type ListPagerProps = { pages: TransactionPages }

/** Loads the next page when the end of a list comes into view, and by a button for whoever does not scroll. */
export function ListPager({ pages }: ListPagerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isInView = useInView(ref, '400px 0px')
  const { hasMore, isLoadingMore, isBusy, error, loadMore, items } = pages
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
          {isLoadingMore ? 'Loading more…' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
