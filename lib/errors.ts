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
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth += 1) {
    if (cause.name === 'UserRejectedRequestError') return true
    if ('code' in cause && rejectionCodes.has(cause.code)) return true
  }
  return false
}

/** The one sentence that a user reads for an error; whatever is not ours or viem's is not shown word for word. */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return error.message
  if (error instanceof Error && 'shortMessage' in error) return String(error.shortMessage)
  return 'Oops, something went wrong!'
}
