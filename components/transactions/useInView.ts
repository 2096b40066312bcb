import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the window or within `margin` of it. */
export function useInView(element: RefObject<Element | null>, margin = '200px 0px'): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // More than one entry waits when the page was busy; the last tells how it is now.
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
