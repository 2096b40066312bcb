import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './MorePages.module.css'

type MorePagesProps = {
  list: {
    hasNextPage: boolean
    isFetching: boolean
    isFetchingNextPage: boolean
    error: Error | null
    fetchNextPage: () => unknown
  }
}

/** Loads the next page when the end of the list comes into view, and by a button for whoever does not scroll. */
export function MorePages({ list }: MorePagesProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  const { hasNextPage, isFetching, isFetchingNextPage, error, fetchNextPage } = list
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '400px 0px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  // After a failure only the button asks again: a gateway that is down must not be asked without end.
  const isWanted = isInView && hasNextPage && !isFetching && !error
  useEffect(() => {
    if (isWanted) fetchNextPage()
  }, [isWanted, fetchNextPage])
  return (
    <div ref={ref} className={styles.more} aria-live="polite">
      {hasNextPage && (
        <Button onClick={() => !isFetching && fetchNextPage()} aria-disabled={isFetchingNextPage}>
          {isFetchingNextPage ? 'Loading more…' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
