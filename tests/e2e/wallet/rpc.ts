import { BaseError, RpcRequestError } from 'viem'
import { z } from 'zod'
import { RpcError } from './rpcError'

const rpcAnswer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

/** One JSON-RPC call. The node's own error passes through with its code and data, as a wallet passes it on. */
export async function callRpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = rpcAnswer.parse(await response.json())
  if ('error' in answer) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
  return answer.result
}

/** What a wallet answers for any failure: the node's error where there is one under viem's, else an internal error. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof z.ZodError) return new RpcError(-32602, `Invalid parameters: ${z.prettifyError(error)}`)
  const fromNode = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
  if (fromNode instanceof RpcRequestError) return new RpcError(fromNode.code, fromNode.details, fromNode.data)
  return new RpcError(-32603, error instanceof Error ? error.message : String(error))
}
