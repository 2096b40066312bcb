import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, hexToNumber } from 'viem'
import * as z from 'zod'
import type { Chain } from '@/devnet/chain'
import { firstRange } from '@/lib/chain/blockRange'
import { chainTransport } from '@/lib/chain/chainTransport'
import { asReadClient } from '@/lib/chain/readClient'
import { findReceived, type Received } from '@/lib/safe/account/receivedTransfers'

const hex = z.templateLiteral(['0x', z.string()])
// Several at once are none for logs, which are asked for alone.
const question = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
const logFilter = z.object({ fromBlock: hex, toBlock: hex })

/** What it says of a range instead of asking the chain; nothing for one that it answers for. */
type Refusal = { status?: number; error?: { code: number; message: string }; result?: unknown }

/** What it makes of a question for logs of so many blocks, from one on. */
export type Limit = (blocks: number, from: number) => Refusal | undefined | Promise<Refusal | undefined>

/** A node in front of the chain that answers for logs as public ones do, and what it was asked for, in blocks. */
export async function startLimitedNode(chain: Chain, limit: Limit = () => undefined) {
  const ranges: { from: number; blocks: number }[] = []
  const node = { limit, left: 0 }
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const [{ id, method, params } = { id: 0, method: '', params: [] }] = z
      .array(question)
      .parse([JSON.parse(body)].flat())
    let refusal: Refusal | undefined
    response.once('close', () => {
      if (!response.writableEnded) node.left += 1
    })
    if (method === 'eth_getLogs') {
      const { fromBlock, toBlock } = logFilter.parse(params[0])
      const blocks = hexToNumber(toBlock) - hexToNumber(fromBlock) + 1
      ranges.push({ from: hexToNumber(fromBlock), blocks })
      refusal = await node.limit(blocks, hexToNumber(fromBlock))
    }
    const headers = { 'content-type': 'application/json' }
    response.writeHead(refusal?.status ?? 200, headers)
    if (refusal) response.end(JSON.stringify({ jsonrpc: '2.0', id, ...refusal }))
    else response.end(await (await fetch(chain.url, { method: 'POST', headers, body })).text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ofNode = { ...chain.client.chain, rpcUrls: { default: { http: [url] } } }
  const client = asReadClient(createPublicClient({ chain: ofNode, transport: chainTransport }))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(node, { url, client, ranges, stop })
}

/** All that an account received, page by page. */
export async function readAllReceived(
  { client }: Awaited<ReturnType<typeof startLimitedNode>>,
  account: `0x${string}`,
) {
  const pages: Received[] = []
  let range: Received['next'] = firstRange(await client.getBlockNumber())
  while (range) {
    const page = await findReceived(client, account, range)
    pages.push(page)
    range = page.next
  }
  const tokens = new Set(pages.flatMap((page) => page.tokens))
  return { tokens: [...tokens], items: pages.flatMap(({ items }) => items) }
}
