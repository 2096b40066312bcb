/** A read that is on its way before anybody asks for its answer. */
type BegunRead = { at: number; answer: Promise<Response>; stop: () => void }

declare global {
  /** By their addresses; the first ones are begun by an inline script (`lib/config/earlyReads`). */
  var begunReads: Map<string, BegunRead> | undefined
}

/** As old as what a page shows gets before it is asked for again. */
const goodFor = 15_000

/** Begins to read what somebody will ask for in a moment. */
export function beginRead(url: string): void {
  const control = new AbortController()
  const answer = sendRead(url, control.signal)
  answer.catch(() => undefined)
  globalThis.begunReads ??= new Map()
  globalThis.begunReads.set(url, { at: Date.now(), answer, stop: () => control.abort() })
}

/** The answer to a read that was begun, for whoever asks for it first; `signal` ends it. Undefined when there is none. */
export function takeBegun(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const read = globalThis.begunReads?.get(url)
  globalThis.begunReads?.delete(url)
  if (!read || Date.now() - read.at > goodFor) return undefined
  signal.addEventListener('abort', read.stop, { once: true })
  return read.answer
}

export function sendRead(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { ...sendOptions, signal, headers: { accept: 'application/json' } })
}

export const sendOptions = {
  credentials: 'omit',
  // A redirect could lead away from the configured address.
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const
