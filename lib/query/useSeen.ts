import { type RefObject, useState } from 'react'
import { useInView } from './useInView'

/** Whether an element has come into view, for queries that wait until somebody can see their result; it stays true. */
export function useSeen<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const [ref, isInView] = useInView<T>()
  const [isSeen, setIsSeen] = useState(false)
  if (isInView && !isSeen) setIsSeen(true)
  return [ref, isSeen || isInView]
}
