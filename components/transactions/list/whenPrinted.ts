import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()

/** Once for all: what each of them changes is drawn together, before the paper is. */
function tell() {
  flushSync(() => {
    for (const listen of [...listeners]) listen()
  })
}

/** Calls `listen` when the page is about to be printed, until what it returns is called. */
export function whenPrinted(listen: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('beforeprint', tell)
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
    if (listeners.size === 0) window.removeEventListener('beforeprint', tell)
  }
}
