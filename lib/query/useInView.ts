import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is in the window or within `margin` of it, and the reference to hand to that element. */
export function useInView<T extends Element>(margin = '0px'): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // More than one entry waits when the page was busy; the last tells how it is now.
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [margin])
  return [ref, isInView]
}
