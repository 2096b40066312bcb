import { getAddress } from 'viem'
import { parseAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parseStoredList } from '@/lib/storage/parseStoredList'

export const recentSafesKey = 'countersign.recentSafes'
const maxSafes = 10
const maxTextLength = 10_000

/** The Safes viewed last in a stored text, newest first; whatever is not of the expected shape is left out. */
export function parseRecentSafes(text: string | null): SafeRef[] {
  const safes = new Map<string, SafeRef>()
  for (const value of parseStoredList(text, maxTextLength)) {
    const safe = readSafe(value)
    if (safe && !safes.has(keyOf(safe))) safes.set(keyOf(safe), safe)
  }
  return [...safes.values()].slice(0, maxSafes)
}

/** Puts a Safe first in the stored list; the oldest of more than ten is forgotten. */
export function rememberSafe(storage: Pick<Storage, 'getItem' | 'setItem'>, safe: SafeRef): void {
  const text = storage.getItem(recentSafesKey)
  const others = parseRecentSafes(text).filter((other) => keyOf(other) !== keyOf(safe))
  const { chainId, address } = safe
  const next = JSON.stringify([{ chainId, address: getAddress(address) }, ...others].slice(0, maxSafes))
  // A write wakes every reader, in other tabs too: none where nothing changes.
  if (next !== text) storage.setItem(recentSafesKey, next)
}

function keyOf({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}

function readSafe(value: unknown): SafeRef | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { chainId, address }: Record<string, unknown> = { ...value }
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId <= 0) return undefined
  const read = parseAddress(address, 'anyCase')
  return read && { chainId, address: read }
}
