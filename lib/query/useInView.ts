import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come into view, for queries that wait until somebody can see their result; it stays true. */
export function useInView<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
