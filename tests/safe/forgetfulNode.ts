import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const call = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })

/** A node in front of another that has forgotten the states of the past, as most public ones have. */
export async function startForgetfulNode(rpcUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('content-type', 'application/json')
    const { id, method, params } = call.parse(JSON.parse(body))
    const block = method === 'eth_call' || method === 'eth_getCode' ? params[1] : undefined
    if (typeof block === 'string' && block.startsWith('0x')) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: 'missing trie node' } }))
      return
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
