import { type Address, getAddress } from 'viem'
import { ChainIndex } from './chain/chainIndex'
import type { GatewayClient } from './chain/client'
import { MasterCopies } from './chain/masterCopies'
import type { SafeIndex } from './chain/safeIndex'
import { SafeInfoReader } from './chain/safeInfo'
import { Tokens } from './chain/tokens'
import { type ChainConfig, completeChainConfig, type GatewayChainOptions } from './chainConfig'
import type { Tell } from './events'
import type { Federated } from './federation/federated'
import type { SafeApp } from './safeApps'
import type { TokenLists } from './services/tokenLists'
import type { Store } from './store/database'
import { Deliveries } from './store/deliveries'
import { Messages } from './store/messages'
import { Proposals } from './store/proposals'
import { Nodes } from './watch/nodes'
import { WatchedIndex } from './watch/watchedIndex'

/** Everything about one chain: what the chain says, and what the store keeps for it. */
export type ChainService = {
  id: number
  config: ChainConfig
  client: GatewayClient
  nodes: Nodes
  index: SafeIndex
  /** The index, when only some Safes are watched. */
  watched: WatchedIndex | undefined
  masterCopies: MasterCopies
  safes: SafeInfoReader
  tokens: Tokens
  proposals: Proposals
  messages: Messages
  /** Of a chain with a hosted service beside the gateway. */
  deliveries: Deliveries | undefined
  federated: Federated | undefined
  trust: Trust
  readSafeApps: () => Promise<SafeApp[]>
}

type Trust = {
  /** Unless there are token lists and none of them names it. */
  isTrusted: (token: Address) => boolean
  isSpam: (token: Address) => boolean
}

type Shared = {
  store: Store
  tokenLists: TokenLists
  readSafeApps: () => Promise<SafeApp[]>
  tell: Tell
}

export async function createChainService(options: GatewayChainOptions, shared: Shared): Promise<ChainService> {
  const { store, readSafeApps, tokenLists, tell } = shared
  const nodes = new Nodes([options.rpcUrl, ...(options.otherRpcUrls ?? [])])
  const { client } = nodes
  const id = options.chainId ?? (await client.getChainId())
  const config = completeChainConfig({ ...options, chainId: id })
  const watched = options.watch && new WatchedIndex({ nodes, chainId: id, store, options: options.watch, tell })
  await watched?.start()
  const index = watched ?? new ChainIndex(client, id)
  const spamTokens = new Set(config.spamTokens.map((token) => getAddress(token)))
  const deliveries = options.service && new Deliveries(store, id)
  return {
    ...{ id, config, client, nodes, index, watched, readSafeApps, deliveries, federated: undefined },
    masterCopies: new MasterCopies(client, index),
    safes: new SafeInfoReader(client, index),
    tokens: new Tokens(client, index, (token) => tokenLists.find(id, token)),
    proposals: new Proposals(store, id, deliveries),
    messages: new Messages(store, id, deliveries),
    trust: {
      isTrusted: (token) => !spamTokens.has(token) && (!tokenLists.isKnown || tokenLists.find(id, token) !== undefined),
      isSpam: (token) => spamTokens.has(token),
    },
  }
}
