import { HttpRequestError } from 'viem'

const firstLength = 2_000
const largestLength = 50_000

/** How many blocks are asked for at once: half as many when a node refuses, and slowly more when it answers. */
export class RangeLength {
  constructor(private length = firstLength) {}

  get blocks() {
    return Math.floor(this.length)
  }

  answered() {
    this.length = Math.min(this.length * 1.5, largestLength)
  }

  /** Answers false when there is nothing left to halve. */
  refused(): boolean {
    if (this.blocks === 1) return false
    this.length = Math.max(1, this.length / 2)
    return true
  }
}

const tooManyRequests = 429

/** The node answers, and wants to be asked less often. */
export function isTooOften(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof HttpRequestError && cause.status === tooManyRequests) return true
  }
  return false
}
