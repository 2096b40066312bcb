import { BaseError, NonceTooLowError } from 'viem'

/** Two senders at once may take the same nonce of an account: whoever comes second takes the next one. */
export async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      const isTaken = error instanceof BaseError && error.walk((cause) => cause instanceof NonceTooLowError)
      if (attempt === 10 || !isTaken) throw error
    }
  }
}
