import { BaseError, HttpRequestError } from 'viem'
import { findRequestError } from './nodeChainError'

/** Where a search backwards goes on: at most `size` blocks up to this one. */
export type NextRange = {
  toBlock: bigint
  size: bigint
  /** A node refused more at once. */
  isMost: boolean
}

type BlockRange = { fromBlock: bigint; toBlock: bigint }

/** What a node that answers for few blocks at a time still answers for. */
const fewest = 10n
/** A node without limits has to look through all of them before it answers. */
const firstSize = 100_000n

/** Where a search begins. */
export const firstRange = (latest: bigint): NextRange => ({ toBlock: latest, size: firstSize, isMost: false })

/**
 * Reads the last blocks of a range that a node answers for: half as many after each refusal, and four times as many the next
 * time where there was none. `next` is undefined once the first block was read. Throws what `read` throws.
 */
export async function readBackwards<Answer>(
  { toBlock, size, isMost }: NextRange,
  read: (range: BlockRange) => Promise<Answer>,
): Promise<{ answer: Answer; fromBlock: bigint; next: NextRange | undefined }> {
  const fromBlock = toBlock >= size ? toBlock - size + 1n : 0n
  try {
    const answer = await read({ fromBlock, toBlock })
    const next = { toBlock: fromBlock - 1n, size: isMost ? size : size * 4n, isMost }
    return { answer, fromBlock, next: fromBlock > 0n ? next : undefined }
  } catch (error) {
    if (size <= fewest || !mayTakeFewer(error)) throw error
    const blocks = toBlock - fromBlock + 1n
    return readBackwards({ toBlock, size: blocks / 2n || 1n, isMost: true }, read)
  }
}

/** The node is there and did not do it: too many blocks, too many logs, too long. Nodes have no common word for it. */
function mayTakeFewer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const cause = findRequestError(error)
  if (!(cause instanceof HttpRequestError)) return cause !== null
  const { status = 0 } = cause
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status)
}
