import { vi } from 'vitest'

/**
 * jsdom lays nothing out: what counts as in view is said here. The stub is whole, since Next's links keep an observer for
 * all pages, and test files share the process.
 */
export function stubInView(isInView: (element: Element) => boolean): void {
  class Observer implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly notify: IntersectionObserverCallback) {}
    observe(target: Element) {
      if (isInView(target)) this.notify([entryOf(target)], this)
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

function entryOf(target: Element): IntersectionObserverEntry {
  const box = target.getBoundingClientRect()
  const sizes = { boundingClientRect: box, intersectionRect: box, rootBounds: null, intersectionRatio: 1 }
  return { ...sizes, target, time: 0, isIntersecting: true }
}
