/** A read that is on its way before anybody asks for its answer. As long as that is not read it holds a connection. */
type BegunRead = { answer: Promise<Response>; stop: () => void }

declare global {
  /** By their addresses; the first ones are begun by an inline script (`lib/config/earlyReads`). */
  var begunReads: Map<string, BegunRead> | undefined
}

/** As old as what a page shows gets before it is asked for again. */
const goodFor = 15_000

/** Begins to read what somebody will ask for in a moment, unless that is on its way. Where it fails it is asked for anew. */
export function beginRead(url: string): void {
  if (globalThis.begunReads?.has(url)) return
  const control = new AbortController()
  const read: BegunRead = { answer: sendRead(url, control.signal), stop: () => control.abort() }
  globalThis.begunReads ??= new Map()
  globalThis.begunReads.set(url, read)
  const end = () => {
    if (globalThis.begunReads?.get(url) === read) drop(url, read)
  }
  read.answer.catch(end)
  setTimeout(end, goodFor)
}

/** The answer to a read that was begun, for whoever asks for it first; `signal` ends it. Undefined when there is none. */
export function takeBegun(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const read = globalThis.begunReads?.get(url)
  if (!read) return undefined
  globalThis.begunReads?.delete(url)
  signal.addEventListener('abort', read.stop, { once: true })
  return read.answer
}

/** Ends what was begun and nobody has asked for: a page that keeps an answer does not ask. */
export function dropBegunReads(): void {
  for (const [url, read] of globalThis.begunReads ?? []) drop(url, read)
}

function drop(url: string, read: BegunRead): void {
  globalThis.begunReads?.delete(url)
  read.stop()
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
