import { BaseError, RpcRequestError } from 'viem'
import { findRequestError } from './nodeChainError'

/** How services of nodes say that they are asked too often, where the status does not; never what they say of long ranges. */
const tooOften =
  /too many requests?\b|\brate\b|per second|throttl|compute units|capacity|quota|request (?:count|limit)/i
const tooOftenCodes = new Set<unknown>([429, -32007])

/** The node is there, and wants to be asked later. */
export function isAskedTooOften(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const cause = findRequestError(error)
  if (cause === null) return false
  if ('status' in cause && cause.status === 429) return true
  if (!(cause instanceof RpcRequestError)) return false
  // What a contract refuses is in its own words.
  if (cause.code === 3 || /revert/i.test(cause.details)) return false
  return tooOftenCodes.has(cause.code) || tooOften.test(cause.details)
}
