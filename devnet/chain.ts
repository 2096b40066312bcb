import { createTestClient, defineChain, http, publicActions, walletActions } from 'viem'
import { anvil } from 'viem/chains'
import { startAnvil } from './anvil'

// The addresses that these two contracts have on every public chain.
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
export const universalResolverAddress = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

export type ChainOptions = {
  /** 0 lets the system choose a free port. */
  port?: number
  chainId?: number
  host?: string
  /** A state dumped earlier, to start from. */
  statePath?: string
  /** Seconds. The chain's clock starts here instead of now. */
  timestamp?: number
  /** More of anvil's own options. */
  args?: readonly string[]
}

export type ChainClient = ReturnType<typeof createChainClient>

export type Chain = {
  url: string
  chainId: number
  client: ChainClient
  /** Resolves when the chain has ended, asked to or not. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Starts a local chain. The caller stops it; it also ends with this process, however that ends. */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const { port = 0, chainId = anvil.id, host = '127.0.0.1', statePath, timestamp } = options
  const { args: more = [] } = options
  const args = ['--chain-id', String(chainId), ...more]
  if (statePath) args.push('--load-state', statePath)
  if (timestamp !== undefined) args.push('--timestamp', String(timestamp))
  const { url, ended, stop } = await startAnvil({ host, port, args })
  return { url, chainId, client: createChainClient(url, chainId), ended, stop }
}

export function createChainClient(url: string, chainId: number) {
  const chain = defineChain({
    ...anvil,
    id: chainId,
    name: 'Devnet',
    rpcUrls: { default: { http: [url] } },
    contracts: {
      multicall3: { address: multicall3Address },
      ensUniversalResolver: { address: universalResolverAddress },
    },
  })
  return createTestClient({ chain, mode: 'anvil', transport: http(url), cacheTime: 0, pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
}
