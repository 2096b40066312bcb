import * as z from 'zod/mini'
import { firstReadsKey } from '@/lib/config/bootScript.js'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'

// What a page asked service and node for until its own work was done. The next time that its address is opened an inline
// script asks for all of it at once, before the app has begun (lib/config/earlyReads). The questions alone are kept, never
// an answer: what is shown then is as new as ever, and judged like ever.

const call = z.tuple([z.number(), z.string(), z.array(z.unknown())])
const visit = z.object({ page: z.string(), reads: z.array(z.string()), calls: z.array(call) })

const rules = { maxEntries: 6, maxTextLength: 150_000, keyOf: ({ page }: z.output<typeof visit>) => page }
const most = { reads: 30, calls: 120, callsLength: 40_000, times: 2 }

const reads = new Set<string>()
const calls: z.output<typeof call>[] = []
const timesAsked = new Map<string, number>()
let callsLength = 0
let page: string | undefined
let isOver = false

const here = () => globalThis.location && location.pathname + location.search

/** False from when another page is shown than the first. */
function isFirstPage(): boolean {
  page ??= here()
  return !isOver && page === here()
}

/** The gateway was asked for what is at an address. */
export function noteRead(url: string): void {
  if (isFirstPage() && reads.size < most.reads) reads.add(url)
}

/** A chain's node was asked, in JSON-RPC's words. An answer that was begun is taken once, so two that ask are two. */
export function noteCall(chainId: number, method: string, params: unknown[]): void {
  const name = JSON.stringify([chainId, method, params])
  const times = timesAsked.get(name) ?? 0
  if (!isFirstPage() || times >= most.times || calls.length >= most.calls) return
  if (callsLength + name.length > most.callsLength) return
  callsLength += name.length
  timesAsked.set(name, times + 1)
  calls.push([chainId, method, params])
}

/**
 * Keeps what was noted. The page's own work is done: what follows was asked for by whoever uses it. Of a page that is left
 * before (`isLeft`), what an earlier visit asked for stays where it is more.
 */
export function keepFirstReads(storage: ValueStorage, isLeft = false): void {
  if (isFirstPage() && page && reads.size > 0) {
    const list = new StoredList(storage, firstReadsKey, visit, rules)
    const now = { page, reads: [...reads], calls }
    const before = isLeft ? list.find(page) : undefined
    if (!before || countAsked(before) < countAsked(now)) list.put(now)
  }
  isOver = true
}

const countAsked = ({ reads, calls }: z.output<typeof visit>) => reads.length + calls.length
