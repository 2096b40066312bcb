import { BaseError, HttpRequestError, ResponseBodyTooLargeError, TimeoutError } from 'viem'
import { isAskedTooOften } from './askedTooOften'
import { askPatiently, longPauses } from './askPatiently'
import { findRequestError } from './nodeChainError'

/** Where a search backwards goes on: at most `size` blocks up to this one. */
export type NextRange = {
  toBlock: bigint
  size: bigint
  /** How many ranges the node answered since it refused one; undefined while it refused none. */
  sinceRefusal: number | undefined
}

/** What a range of the chain's records held, and where to look for what came before. */
export type SearchedRange = { fromBlock: bigint; next: NextRange | undefined }

type BlockRange = { fromBlock: bigint; toBlock: bigint }

/** What a node that answers for few blocks at a time still answers for. */
const fewest = 10n
/** A node without limits has to look through all of them before it answers. */
const firstSize = 100_000n
/** After so many answers it may have been those blocks that held too much, and not the node that takes no more. */
const growsAfter = 8
/** Each time somebody waits for it as long as for any read. */
const mostTimeouts = 2
/** Where no person says whether it goes on. */
const mostAlone = { ranges: 30, milliseconds: 10_000 }

/** Where a search begins. */
export const firstRange = (latest: bigint): NextRange => ({ toBlock: latest, size: firstSize, sinceRefusal: undefined })

/**
 * Reads the last blocks of a range that a node answers for: half as many after each refusal, four times as many the next
 * time while there was none, and twice as many after some answers. `next` is undefined once the first block was read. Throws
 * what `read` throws.
 */
export async function readBackwards<Answer>(
  { toBlock, size, sinceRefusal }: NextRange,
  read: (range: BlockRange) => Promise<Answer>,
  timeouts = 0,
): Promise<{ answer: Answer; fromBlock: bigint; next: NextRange | undefined }> {
  const fromBlock = toBlock >= size ? toBlock - size + 1n : 0n
  try {
    const answer = await read({ fromBlock, toBlock })
    const next = { toBlock: fromBlock - 1n, ...growRange(size, sinceRefusal) }
    return { answer, fromBlock, next: fromBlock > 0n ? next : undefined }
  } catch (error) {
    const late = timeouts + (isTooLate(error) ? 1 : 0)
    if (size <= fewest || late >= mostTimeouts || !mayTakeFewer(error)) throw error
    const blocks = (toBlock - fromBlock + 1n) / (late > timeouts ? 8n : 2n)
    return readBackwards({ toBlock, size: blocks || 1n, sinceRefusal: 0 }, read, late)
  }
}

/**
 * Looks through the chain's records, range by range from this one on backwards, until that is enough, or took many questions
 * or long. Throws what `find` throws.
 */
export async function searchBackwards<Found extends SearchedRange>(
  first: NextRange,
  find: (range: NextRange) => Promise<Found>,
  isEnough: (found: readonly Found[]) => boolean,
): Promise<Found[]> {
  const begun = performance.now()
  const isTired = (asked: number) => asked >= mostAlone.ranges || performance.now() - begun >= mostAlone.milliseconds
  const found: Found[] = []
  let range: NextRange | undefined = first
  while (range && !isEnough(found) && !isTired(found.length)) {
    const wanted: NextRange = range
    const answer = await askPatiently(() => find(wanted), longPauses)
    found.push(answer)
    range = answer.next
  }
  return found
}

function growRange(size: bigint, sinceRefusal: number | undefined): Pick<NextRange, 'size' | 'sinceRefusal'> {
  if (sinceRefusal === undefined) return { size: size * 4n, sinceRefusal }
  const answered = sinceRefusal + 1
  return answered < growsAfter ? { size, sinceRefusal: answered } : { size: size * 2n, sinceRefusal: 0 }
}

/** No answer within the time of the browser, or of the server before the node. */
function isTooLate(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const cause = findRequestError(error)
  return cause instanceof TimeoutError || (cause instanceof HttpRequestError && isGatewayTimeout(cause.status))
}

const isGatewayTimeout = (status = 0) => [504, 524].includes(status)

/** The node is there and did not do it: too many blocks, too many logs, too long. Nodes have no common word for it. */
function mayTakeFewer(error: unknown): boolean {
  if (!(error instanceof BaseError) || isAskedTooOften(error)) return false
  if (error.walk((cause) => cause instanceof ResponseBodyTooLargeError)) return true
  const cause = findRequestError(error)
  const status = cause && 'status' in cause ? Number(cause.status ?? 0) : 0
  if (cause === null || [401, 403].includes(status)) return false
  return !(cause instanceof HttpRequestError) || (status >= 400 && status < 500) || isGatewayTimeout(status)
}
