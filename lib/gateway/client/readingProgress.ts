import { createStore } from 'zustand/vanilla'
import { type SafeRef, safePath } from './safeRef'

/** Up to which block a service knows what happened to a Safe, and the newest block that it has seen. */
export type ReadingProgress = { known: number; newest: number }

/** Of Safes whose history a service is still reading, by their paths. */
export const readingProgress = createStore<Readonly<Record<string, ReadingProgress | undefined>>>(() => ({}))

/** Who is so many blocks behind follows the network, as nodes do; unless it wants to be asked later, when it has read them. */
const nearEnough = 50

/** A gateway of one's own says in headers how far it has read; others say nothing, and are thought to know all. */
export function noteProgress(safe: SafeRef, headers: Headers): void {
  const [known, newest] = [readBlock(headers, 'known-to-block'), readBlock(headers, 'newest-block')]
  const most = headers.has('retry-after') ? 0 : nearEnough
  const isReading = known !== undefined && newest !== undefined && newest - known > most
  readingProgress.setState({ [safePath(safe)]: isReading ? { known, newest } : undefined })
}

function readBlock(headers: Headers, name: string): number | undefined {
  const text = headers.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
