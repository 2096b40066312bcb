import { createStore, type StoreApi } from 'zustand/vanilla'
import { excerptOf, ownText } from '@/lib/safe-apps/host/requests/excerpt'
import type { AppHostEvent } from './host'

/**
 * An event as the inspector keeps it: with nothing of what the app or the gateway sent but `text`, its beginning on one
 * line. `id` tells events apart; `at` is a time in milliseconds.
 */
export type LoggedEvent = { id: number; at: number; text: string } & (
  | { kind: 'request' | 'answer'; method: string }
  | { kind: 'error'; method: string; code: number; message: string }
  | { kind: 'ignored'; reason: 'origin' | 'shape' | 'version' | 'replay' }
)

/** The newest events of a host for the inspector, oldest first. */
export type RequestLog = StoreApi<readonly LoggedEvent[]> & { add: (event: AppHostEvent) => void; clear: () => void }

const longestText = 2_000
const longestMethod = 64

/** A log of `limit` events, each cut when it is added, so that it holds some hundred kilobytes at most, whatever is said.
 * Listeners hear at most once in a turn of the page, however many events a burst brings. */
export function createRequestLog(limit = 200): RequestLog {
  const store = createStore<readonly LoggedEvent[]>(() => [])
  let fresh: LoggedEvent[] = []
  let isScheduled = false
  let nextId = 0

  function publish(): void {
    isScheduled = false
    store.setState([...store.getState(), ...fresh].slice(-limit), true)
    fresh = []
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(publish)
  }

  return {
    ...store,
    add(event) {
      nextId += 1
      fresh.push(cutEvent(event, nextId))
      if (fresh.length > 2 * limit) fresh = fresh.slice(-limit)
      schedule()
    },
    clear() {
      fresh = []
      store.setState([], true)
    },
  }
}

function cutEvent(event: AppHostEvent, id: number): LoggedEvent {
  const { at, kind, ...rest } = event
  const kept = { id, at, text: excerptOf(rest, longestText) }
  if (event.kind === 'ignored') return { ...kept, kind: event.kind, reason: event.reason }
  const method = ownText(event.method, longestMethod)
  if (event.kind !== 'error') return { ...kept, kind: event.kind, method }
  return { ...kept, kind: event.kind, method, code: event.code, message: ownText(event.message, longestText) }
}

/** An event as one line to copy: when, what it was, and the beginning of what was said. */
export function formatEvent({ at, kind, text }: LoggedEvent): string {
  return `${new Date(at).toISOString()} ${kind} ${text}`
}
