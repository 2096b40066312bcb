import type { Address } from 'viem'
import type { SignedHash } from './recoverKeys'
import { RecoveryThread } from './recoveryThread'

/** Two each for some two thousand rows: a megabyte. */
const mostKept = 4_096
const thread = new RecoveryThread()
const kept = new Map<string, Promise<Address | undefined>>()

/**
 * Whose key made a signature, computed off the main thread and once: what it is follows from the bytes of hash and signature
 * alone, under which it is kept. Undefined when no key can have made it; rejects when that could not be computed.
 */
export function recoverKey(signed: SignedHash): Promise<Address | undefined> {
  const name = `${signed.hash}${signed.signature}`.toLowerCase()
  const known = kept.get(name)
  if (known) return known
  const found = thread.ask(signed)
  kept.set(name, found)
  found.catch(() => kept.delete(name))
  const [oldest] = kept.size > mostKept ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  return found
}

/** Has what `recoverKey` needs loaded, for a page that is about to ask. */
export function prepareRecovery(): void {
  thread.start()
}
