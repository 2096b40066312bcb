import { type Check, mismatch, unknown } from './verification'

export type QueueItem = { nonce: bigint; safeTxHash: string }

/**
 * What the order of nonces tells about a queue: used nonces, a hash listed twice, gaps below later transactions, and
 * transactions that this browser saw before (`remembered`) and that are not listed any more. What nobody ever saw
 * cannot be missed.
 */
export function verifyQueue(
  nextNonce: bigint,
  items: readonly QueueItem[],
  remembered: readonly QueueItem[] = [],
): Check[] {
  const listed = new Set<string>()
  const nonces = new Set(items.map(({ nonce }) => nonce))
  const checks: Check[] = []
  for (const { nonce, safeTxHash } of items) {
    const found = { status: 'mismatch', subject: 'queue', received: safeTxHash } as const
    if (nonce < nextNonce) checks.push({ ...found, field: 'nonce', reason: { code: 'queuedUsed', nonce } })
    if (listed.has(safeTxHash.toLowerCase())) {
      checks.push({ ...found, field: 'safeTxHash', reason: { code: 'queuedTwice', nonce } })
    }
    listed.add(safeTxHash.toLowerCase())
  }
  for (const { nonce, safeTxHash } of remembered) {
    if (nonce < nextNonce || listed.has(safeTxHash.toLowerCase())) continue
    checks.push(mismatch('queue', { code: 'missingNow', nonce }, { field: 'item', expected: safeTxHash }))
  }
  const gaps = listGaps(nextNonce, nonces)
  if (gaps.length > 0) {
    checks.push({ ...unknown('queue', { code: 'missingBefore', nonces: gaps.join(', ') }), field: 'nonce' })
  }
  return checks
}

const maxGaps = 10

function listGaps(nextNonce: bigint, nonces: ReadonlySet<bigint>): bigint[] {
  const highest = [...nonces].reduce((max, nonce) => (nonce > max ? nonce : max), nextNonce - 1n)
  const gaps: bigint[] = []
  for (let nonce = nextNonce; nonce < highest && gaps.length < maxGaps; nonce++) {
    if (!nonces.has(nonce)) gaps.push(nonce)
  }
  return gaps
}
