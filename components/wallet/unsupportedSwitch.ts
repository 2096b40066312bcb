import type { QueryClient } from '@tanstack/react-query'
import { BaseError } from 'viem'
import { describeError, isUserRejection } from '@/lib/errors'
import { onMutation } from './failedMutation'
import * as words from './words'

/** JSON-RPC's 'method not found' and EIP-1193's 'unsupported method'. */
const unsupportedCodes = new Set<unknown>([-32601, 4200])

/** Whether a failed switch means that the wallet cannot switch from here at all, rather than that its user refused. */
export function isUnsupportedSwitch(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'SwitchChainNotSupportedError') return true
  if ('code' in error && unsupportedCodes.has(error.code)) return true
  if (error instanceof BaseError) {
    return Boolean(error.walk((cause) => cause !== error && isUnsupportedSwitch(cause)))
  }
  return isUnsupportedSwitch(error.cause)
}

/**
 * Watches every chain switch made through wagmi's hooks, RainbowKit's included: told is why one failed, in a sentence,
 * unless its user refused. Returns the way to stop.
 */
export function onFailedSwitch(queryClient: QueryClient, listener: (reason: string) => void): () => void {
  return onMutation(queryClient, 'switchChain', ({ state: { status, error } }) => {
    if (status !== 'error') return
    if (isUnsupportedSwitch(error)) listener(words.unsupportedSwitch)
    else if (!isUserRejection(error)) listener(words.switchFailed(describeError(error)))
  })
}
