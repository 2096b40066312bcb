import { type Check, unknown } from './verification'

export type ExecutedItem = { nonce: bigint; time: number }

const maxGaps = 10

/**
 * Which executions a history leaves out: each used nonce of a Safe was executed once. `items` are loaded newest first, to
 * the end when `isWhole`; below what is loaded nothing is missed yet. A service may merely not have read the last block.
 */
export function verifyHistory(usedNonces: bigint, items: readonly ExecutedItem[], isWhole: boolean): Check[] {
  const listed = new Set(items.map(({ nonce }) => nonce))
  const start = isWhole ? 0n : findStart(items)
  if (start === undefined) return []
  const gaps: bigint[] = []
  for (let nonce = usedNonces - 1n; nonce >= start && gaps.length < maxGaps; nonce--) {
    if (!listed.has(nonce)) gaps.unshift(nonce)
  }
  if (gaps.length === 0) return []
  return [{ ...unknown('history', { code: 'missingExecutions', nonces: gaps.join(', ') }), field: 'nonce' }]
}

/** Several of one moment may be cut apart by the end of a page, in any order. */
function findStart(items: readonly ExecutedItem[]): bigint | undefined {
  const oldest = items.reduce((least, { time }) => Math.min(least, time), Number.POSITIVE_INFINITY)
  return items
    .filter(({ time }) => time > oldest)
    .reduce<bigint | undefined>((least, { nonce }) => (least === undefined || nonce < least ? nonce : least), undefined)
}
