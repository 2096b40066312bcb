import { BaseError, NonceTooLowError } from 'viem'

/** Two senders at once may take the same nonce of an account: whoever comes second takes the next one. */
export async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      const isTaken = error instanceof BaseError && error.walk(isNonceTaken)
      if (attempt === 10 || !isTaken) throw error
    }
  }
}

/** The other one is in a block already, or still waits for it. */
function isNonceTaken(cause: unknown): boolean {
  if (cause instanceof NonceTooLowError) return true
  return cause instanceof BaseError && /replacement transaction underpriced/.test(cause.details)
}
