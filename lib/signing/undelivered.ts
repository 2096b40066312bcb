import type { Hex } from 'viem'
import { AppError, describeError } from '@/lib/errors'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { keptSignature, undelivered, undeliveredUnkept } from './words'

/** An owner signed, and the service did not take the signature: it is kept for the next try where there is room. */
export class UndeliveredError extends AppError {
  override name = 'UndeliveredError'

  constructor(cause: unknown, signature: Hex, isKept: boolean) {
    const reason = describeError(cause).replace(/\w$/, '$&.')
    super(isKept ? undelivered(reason) : undeliveredUnkept(reason), { cause, details: keptSignature(signature) })
  }
}

// Refused for now, not for good.
const passingStatuses = new Set([408, 429])

/** Whether the service will not take it however often it is asked. */
export function isRefused(error: unknown): boolean {
  const status = error instanceof GatewayError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 && !passingStatuses.has(status)
}
