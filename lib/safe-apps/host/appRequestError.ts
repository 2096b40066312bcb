import { AppError, type AppErrorOptions } from '@/lib/errors'
import * as words from './words'

/** EIP-1193 and JSON-RPC codes that an answer to an app can carry. */
export const appErrorCode = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  notFound: -32001,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
} as const

/** Why an app's request was not done: the message goes to the app word for word, `code` is EIP-1193's or JSON-RPC's. */
export class AppRequestError extends AppError {
  override name = 'AppRequestError'
  readonly method: string
  readonly code: number

  constructor(method: string, code: number, message: string, options?: AppErrorOptions) {
    super(message, options)
    this.method = method
    this.code = code
  }
}

/** What a review rejects with when the person says no: code 4001, the sentence that libraries look for. */
export function userRejected(method: string, cause?: unknown): AppRequestError {
  return new AppRequestError(method, appErrorCode.userRejected, 'User rejected the request', { cause })
}

/** The specified text for a method outside the contract (specification section 8), code 4200. */
export function notImplemented(method: string): AppRequestError {
  return new AppRequestError(method, appErrorCode.unsupported, `"${method.slice(0, 64)}" not implemented`)
}

/** Any failure as an answerable one: our own errors keep their text, a rejection found anywhere among the causes is
 * 4001, a node's error keeps its code and details, and everything else says only that the request failed. */
export function toAppRequestError(method: string, error: unknown): AppRequestError {
  if (error instanceof AppRequestError) return error
  const chain = causesOf(error)
  if (chain.some((link) => link.code === appErrorCode.userRejected)) return userRejected(method, error)
  const coded = chain.find((link) => typeof link.code === 'number' && Number.isInteger(link.code))
  const code = typeof coded?.code === 'number' ? coded.code : appErrorCode.internal
  const text = coded === undefined ? undefined : (coded.details ?? coded.shortMessage ?? coded.message)
  const ours = error instanceof AppError ? error.message : words.failed
  const message = typeof text === 'string' ? text : ours
  return new AppRequestError(method, code, message.slice(0, 500), { cause: error })
}

type ErrorLink = { code?: unknown; details?: unknown; shortMessage?: unknown; message?: unknown; cause?: unknown }

// viem wraps a wallet's or a node's error several times; a cycle among causes must not hang the host.
function causesOf(error: unknown): ErrorLink[] {
  const chain: ErrorLink[] = []
  let link = error
  while (typeof link === 'object' && link !== null && chain.length < 8) {
    const current: ErrorLink = link
    chain.push(current)
    link = current.cause
  }
  return chain
}
