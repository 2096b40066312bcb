import * as words from './words'

export type AppErrorOptions = { details?: string; cause?: unknown }

/** The root of every error this app throws on purpose: a short message for people, details for whoever looks closer. */
export class AppError extends Error {
  override name = 'AppError'
  readonly details: string | undefined

  constructor(message: string, { details, cause }: AppErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.details = details
  }
}

/** JSON-RPC and EIP-1193 code of 'the user said no'; WalletConnect has codes of its own for it. */
const rejectionCodes = new Set<unknown>([4001, 5000, 5001])

/** Whether a person refused, anywhere in the chain of causes: that is an answer, not a failure, and stays silent. */
export function isUserRejection(error: unknown): boolean {
  return listCauses(error).some(
    (cause) => cause.name === 'UserRejectedRequestError' || ('code' in cause && rejectionCodes.has(cause.code)),
  )
}

/** An error and what caused it, and so on, the outermost first. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause)
  return causes
}

/**
 * The one sentence that a user reads for an error; whatever is not ours or viem's is not shown word for word. An error of
 * ours that viem wrapped says more than the wrapping.
 */
export function describeError(error: unknown): string {
  const own = listCauses(error).find((cause) => cause instanceof AppError)
  if (own) return own.message
  if (error instanceof Error && 'shortMessage' in error) return String(error.shortMessage)
  return words.unexpected
}
