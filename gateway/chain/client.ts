import { createPublicClient, fallback, type Hex, http } from 'viem'
import { fetchPatiently } from './patience'

export type GatewayClient = ReturnType<typeof createGatewayClient>

/** Calls made in the same turn travel as one JSON-RPC batch, so that no contract on the chain is needed to group them. When a node does not
 * answer, or may not be asked any more, the next one is. */
export function createGatewayClient(rpcUrls: readonly string[], mayAsk: (url: string) => boolean = () => true) {
  const nodes = rpcUrls.map((url) => {
    const fetchFn: typeof fetchPatiently = async (input, init) => {
      if (!mayAsk(url)) throw new Error(`The node at ${new URL(url).host} is not asked any more`)
      return fetchPatiently(input, init)
    }
    return http(url, { batch: { batchSize: 100, wait: 0 }, retryCount: 0, timeout: 20_000, fetchFn })
  })
  const [only, ...others] = nodes
  const transport = only && others.length === 0 ? only : fallback(nodes, { retryCount: 0 })
  return createPublicClient({ transport, cacheTime: 0 })
}

export type RawLog = {
  address: string
  topics: Hex[]
  data: Hex
  blockNumber: Hex
  blockHash: Hex
  transactionHash: Hex
  logIndex: Hex
}

export type RawTransaction = {
  hash: Hex
  from: string
  to: string | null
  value: Hex
  input: Hex
  transactionIndex: Hex
}

export type RawBlock = { number: Hex; hash: Hex; timestamp: Hex; transactions: RawTransaction[] }

export type BlockMark = { number: bigint; hash: Hex }
