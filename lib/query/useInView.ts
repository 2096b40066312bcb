import { type RefObject, useEffect, useRef, useState } from 'react'

type Listen = (entry: IntersectionObserverEntry) => void
type Watcher = { observer: IntersectionObserver; listeners: Map<Element, Listen> }

// One for each margin: a list of thousands of rows would have tens of thousands.
const watchers = new Map<string, Watcher>()

/** Whether an element is in the window or within `margin` of it, and the reference to hand to that element, or `given`. */
export function useInView<T extends Element>(
  margin = '0px',
  given?: RefObject<T | null>,
): readonly [RefObject<T | null>, boolean] {
  const own = useRef<T>(null)
  const ref = given ?? own
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (ref.current) return watchView(ref.current, margin, ({ isIntersecting }) => setIsInView(isIntersecting))
  }, [ref, margin])
  return [ref, isInView]
}

/** Tells `listen` whether an element is within `margin` of the window, now and as that changes, until what it returns is called. */
export function watchView(element: Element, margin: string, listen: Listen): () => void {
  const watcher = watchers.get(margin) ?? startWatcher(margin)
  watcher.listeners.set(element, listen)
  watcher.observer.observe(element)
  return () => {
    watcher.observer.unobserve(element)
    watcher.listeners.delete(element)
    if (watcher.listeners.size > 0) return
    watcher.observer.disconnect()
    watchers.delete(margin)
  }
}

function startWatcher(margin: string): Watcher {
  const listeners: Watcher['listeners'] = new Map()
  const tell = (entries: IntersectionObserverEntry[]) => {
    // More than one of an element wait when the page was busy; the last tells how it is now.
    for (const entry of entries) listeners.get(entry.target)?.(entry)
  }
  const watcher = { observer: new IntersectionObserver(tell, { rootMargin: margin }), listeners }
  watchers.set(margin, watcher)
  return watcher
}
