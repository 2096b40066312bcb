import type { AppHostEvent } from './host'

/** Keeps the newest events of a host for the inspector, in the form that React's `useSyncExternalStore` takes. */
export type RequestLog = {
  add: (event: AppHostEvent) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /** Oldest first; the same array until something changed. */
  read: () => readonly AppHostEvent[]
}

/** A log of `limit` events. Listeners hear at most once in a turn of the page, however many events a burst brings. */
export function createRequestLog(limit = 200): RequestLog {
  const listeners = new Set<() => void>()
  let events: readonly AppHostEvent[] = []
  let fresh: AppHostEvent[] = []
  let isScheduled = false

  function publish(): void {
    isScheduled = false
    events = [...events, ...fresh].slice(-limit)
    fresh = []
    for (const listener of listeners) listener()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(publish)
  }

  return {
    add(event) {
      fresh.push(event)
      if (fresh.length > 2 * limit) fresh = fresh.slice(-limit)
      schedule()
    },
    clear() {
      events = []
      fresh = []
      schedule()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => events,
  }
}

/** An event as one line to copy: what was asked and answered, bigints as text, cut at `maxLength` characters. */
export function formatEvent(event: AppHostEvent, maxLength = 2_000): string {
  const { at, kind, ...rest } = event
  const text = JSON.stringify(rest, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
  const line = `${new Date(at).toISOString()} ${kind} ${text}`
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
