import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const callSchema = z.object({
  jsonrpc: z.string(),
  id: z.unknown(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})
const rangeSchema = z.object({ fromBlock: z.string(), toBlock: z.string() })
type RpcCall = z.infer<typeof callSchema>

export type Manners = {
  /** How many blocks one request for logs may span. */
  longestRange: number
  /** How many logs one answer may hold. */
  mostLogs: number
  /** Every so many requests one is told to come later; 0 for none. */
  tooOftenAt: number
  hasTraces: boolean
  /** It has no blocks above this one, though it says that there are. */
  lastBlock?: number
  /** What it says is its newest block, whatever it has. */
  head?: number
  /** What it makes of the logs that it is asked for. */
  lie?: (logs: unknown[]) => unknown[]
}

const failed = ({ id }: RpcCall, code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } })

/** A node before another one, with the limits that public nodes have. */
export async function startPublicNode(rpcUrl: string, manners: Manners) {
  const node = { asked: 0, refused: 0, tooOften: 0, ranges: [] as { from: number; to: number }[] }

  async function answerCall(call: RpcCall): Promise<unknown> {
    if (call.method.startsWith('trace_') && !manners.hasTraces) {
      return failed(call, -32601, `the method ${call.method} does not exist/is not available`)
    }
    if (call.method === 'eth_getBlockByNumber' && isMissing(call.params[0]))
      return { jsonrpc: '2.0', id: call.id, result: null }
    if (call.method !== 'eth_getLogs')
      return forward(isHead(call) ? { ...call, params: [`0x${manners.head?.toString(16)}`, false] } : call)
    const range = rangeSchema.parse(call.params[0])
    const [from, to] = [Number(range.fromBlock), Number(range.toBlock)]
    if (to - from + 1 > manners.longestRange) return refuse(call, 'block range is too wide')
    if (isMissing(range.toBlock)) return { jsonrpc: '2.0', id: call.id, result: [] }
    const answer = z.looseObject({ result: z.array(z.unknown()) }).parse(await forward(call))
    if (answer.result.length > manners.mostLogs) return refuse(call, 'query returned more than the allowed results')
    node.ranges.push({ from, to })
    return manners.lie ? { ...answer, result: manners.lie(answer.result) } : answer
  }

  const isHead = ({ method, params }: RpcCall) =>
    method === 'eth_getBlockByNumber' && params[0] === 'latest' && manners.head !== undefined
  const isMissing = (block: unknown) => Number(block) > (manners.lastBlock ?? Number.POSITIVE_INFINITY)

  function refuse(call: RpcCall, message: string) {
    node.refused += 1
    return failed(call, -32005, message)
  }

  async function forward(call: RpcCall): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(call) })
    return answer.json()
  }

  async function answer(body: string, response: ServerResponse) {
    node.asked += 1
    if (manners.tooOftenAt > 0 && node.asked % manners.tooOftenAt === 0) {
      node.tooOften += 1
      response.writeHead(429).end()
      return
    }
    const asked: unknown = JSON.parse(body)
    const calls = z.union([z.array(callSchema), callSchema]).parse(asked)
    const answered = Array.isArray(calls) ? await Promise.all(calls.map(answerCall)) : await answerCall(calls)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    await answer(body, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(node, {
    url: `http://127.0.0.1:${port}`,
    manners,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}
