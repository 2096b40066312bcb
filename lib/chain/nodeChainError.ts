import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { AppError, listCauses } from '@/lib/errors'
import { nodeOfOtherChain } from './firstWords'

// Apart from the other errors of a chain: the page's first scripts hold this, and nothing else of them.

/** The node that this site asks is of another chain than it was set for: whatever it answers is about something else. */
export class NodeChainError extends AppError {
  override name = 'NodeChainError'

  constructor(expected: number, received: number) {
    super(nodeOfOtherChain(expected, Number.isSafeInteger(received) ? received : undefined))
  }
}

/** The error of a node of another chain, wherever it stands in the causes. */
export function findNodeChainError(error: unknown): NodeChainError | undefined {
  return listCauses(error).find((cause) => cause instanceof NodeChainError)
}

/** What the transport says of the question: refused by the node, not answered as HTTP wants, or too late; null for others. */
export function findRequestError(error: BaseError): Error | null {
  const kinds = [RpcRequestError, HttpRequestError, TimeoutError]
  const found = error.walk((each) => kinds.some((kind) => each instanceof kind))
  return found instanceof Error ? found : null
}

/** The node answered, with a refusal. */
export function isNodeVerdict(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null
}
