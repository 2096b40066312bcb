import type { Address } from 'viem'
import type { HostedServiceOptions } from './federation/hostedService'
import type { WatchOptions } from './watch/watchOptions'

export type GatewayChainOptions = {
  rpcUrl: string
  /** Asked, in this order, when the first does not answer. */
  otherRpcUrls?: string[]
  /** Asked of the node when left out. */
  chainId?: number
  /** What browsers are told to use, when it differs from `rpcUrl`. */
  publicRpcUrl?: string
  name?: string
  shortName?: string
  isL2?: boolean
  isTestnet?: boolean
  nativeCurrency?: { name: string; symbol: string; decimals: number }
  /** Without a trailing slash. */
  explorerUrl?: string
  features?: string[]
  gasPrice?: Record<string, string>[]
  rpcAuthentication?: string
  ensRegistryAddress?: Address
  /** Safes of a lower version are called outdated. */
  recommendedVersion?: string
  /** US dollars for one whole unit; the key of the chain's own coin is "native". What is not listed has no price. */
  prices?: Record<string, number>
  /** How the price service calls the chain and its coin, where that is not known. */
  priceIds?: { platform?: string | undefined; coin?: string | undefined } | undefined
  /** Tokens that are not trusted. */
  spamTokens?: Address[]
  /** Reads what speaks of these Safes alone. Without it every block is read, as a small chain allows. */
  watch?: WatchOptions
  /** A hosted service that is told of what is proposed and signed here, and asked what it knows. */
  service?: HostedServiceOptions | undefined
}

export type ChainConfig = Required<
  Omit<GatewayChainOptions, 'ensRegistryAddress' | 'otherRpcUrls' | 'watch' | 'rpcUrl' | 'priceIds' | 'service'>
> & {
  rpcUrl: string
  ensRegistryAddress: Address | null
  priceIds?: GatewayChainOptions['priceIds']
}

type KnownChain = { name: string; shortName: string; symbol: string; explorerUrl: string; isTestnet?: boolean }

const knownChains: Record<number, KnownChain> = {
  1: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH', explorerUrl: 'https://etherscan.io' },
  10: { name: 'OP Mainnet', shortName: 'oeth', symbol: 'ETH', explorerUrl: 'https://optimistic.etherscan.io' },
  100: { name: 'Gnosis', shortName: 'gno', symbol: 'XDAI', explorerUrl: 'https://gnosisscan.io' },
  137: { name: 'Polygon', shortName: 'matic', symbol: 'POL', explorerUrl: 'https://polygonscan.com' },
  8453: { name: 'Base', shortName: 'base', symbol: 'ETH', explorerUrl: 'https://basescan.org' },
  42161: { name: 'Arbitrum One', shortName: 'arb1', symbol: 'ETH', explorerUrl: 'https://arbiscan.io' },
  11155111: {
    ...{ name: 'Sepolia', shortName: 'sep', symbol: 'ETH', explorerUrl: 'https://sepolia.etherscan.io' },
    isTestnet: true,
  },
}

// A block explorer that people can run beside a local node listens here.
const localExplorerUrl = 'http://localhost:5100'

const defaultFeatures = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'EIP1271',
]

export function completeChainConfig(options: GatewayChainOptions & { chainId: number }): ChainConfig {
  const { chainId } = options
  const known = knownChains[chainId]
  const symbol = known?.symbol ?? 'ETH'
  const currency = { name: symbol === 'ETH' ? 'Ether' : symbol, symbol, decimals: 18 }
  return {
    ...options,
    publicRpcUrl: options.publicRpcUrl ?? options.rpcUrl,
    name: options.name ?? known?.name ?? 'Devnet',
    shortName: options.shortName ?? known?.shortName ?? 'dev',
    isL2: options.isL2 ?? chainId !== 1,
    isTestnet: options.isTestnet ?? known?.isTestnet ?? !known,
    nativeCurrency: options.nativeCurrency ?? currency,
    explorerUrl: options.explorerUrl ?? known?.explorerUrl ?? localExplorerUrl,
    features: options.features ?? defaultFeatures,
    gasPrice: options.gasPrice ?? [],
    rpcAuthentication: options.rpcAuthentication ?? 'NO_AUTHENTICATION',
    ensRegistryAddress: options.ensRegistryAddress ?? null,
    recommendedVersion: options.recommendedVersion ?? '1.4.1',
    prices: Object.fromEntries(Object.entries(options.prices ?? {}).map(([key, price]) => [key.toLowerCase(), price])),
    spamTokens: options.spamTokens ?? [],
  }
}

/** The gateway's description of a chain. */
export function describeChain(config: ChainConfig, gatewayUrl: string) {
  const rpcUri = { authentication: config.rpcAuthentication, value: config.publicRpcUrl }
  return {
    chainId: String(config.chainId),
    chainName: config.name,
    shortName: config.shortName,
    description: '',
    l2: config.isL2,
    isTestnet: config.isTestnet,
    transactionService: gatewayUrl,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    blockExplorerUriTemplate: {
      address: `${config.explorerUrl}/address/{{address}}`,
      txHash: `${config.explorerUrl}/tx/{{txHash}}`,
      api: `${config.explorerUrl}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
    },
    nativeCurrency: { ...config.nativeCurrency, logoUri: '' },
    theme: { textColor: '#ffffff', backgroundColor: '#000000' },
    ensRegistryAddress: config.ensRegistryAddress,
    gasPrice: config.gasPrice,
    disabledWallets: [],
    features: config.features,
    recommendedMasterCopyVersion: config.recommendedVersion,
  }
}
