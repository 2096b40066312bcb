import type { QueryClient } from '@tanstack/react-query'
import { BaseError } from 'viem'

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

/** Watches every chain switch made through wagmi's hooks, RainbowKit's included. Returns the way to stop. */
export function onUnsupportedSwitch(queryClient: QueryClient, listener: () => void): () => void {
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation?.options.mutationKey?.[0] !== 'switchChain') return
    if (mutation.state.status === 'error' && isUnsupportedSwitch(mutation.state.error)) listener()
  })
}
