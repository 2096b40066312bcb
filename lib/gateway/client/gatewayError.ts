import { AppError, type AppErrorOptions } from '@/lib/errors'

export type GatewayErrorOptions = AppErrorOptions & {
  status?: number | undefined
  code?: number | string | undefined
  retryAfter?: number | undefined
}

/**
 * A gateway call that gave no usable answer. `status` is the HTTP status, undefined when no answer came; `code` is the
 * answer's own code, or for failures found on this side one of `invalid-input`, `invalid-answer`, `too-large`,
 * `foreign-address`, `timeout`, `unreachable`, `absent`; `retryAfter` is the wait the gateway asked for, in seconds. The message
 * of an HTTP failure is the one that specification section 8 lists.
 */
export class GatewayError extends AppError {
  override name = 'GatewayError'
  readonly status: number | undefined
  readonly code: number | string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, { status, code, retryAfter, ...options }: GatewayErrorOptions = {}) {
    super(message, options)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Whether the gateway answered that there is no such thing; of a network, that it does not serve it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 404
}
