import { AppError, listCauses } from '@/lib/errors'

// Apart from the other errors of a chain: the page's first scripts hold this, and nothing else of them.

/** The node that this site asks is of another chain than it was set for: whatever it answers is about something else. */
export class NodeChainError extends AppError {
  override name = 'NodeChainError'

  constructor(expected: number, received: number) {
    const told = Number.isSafeInteger(received) ? `answers for chain ${received}` : 'does not say which chain it is of'
    super(`The node ${told}, not for chain ${expected}: set a node of chain ${expected} in NEXT_PUBLIC_RPC_URLS.`)
  }
}

/** The error of a node of another chain, wherever it stands in the causes. */
export function findNodeChainError(error: unknown): NodeChainError | undefined {
  return listCauses(error).find((cause) => cause instanceof NodeChainError)
}
