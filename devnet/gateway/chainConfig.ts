import type { Address, Chain } from 'viem'
import * as viemChains from 'viem/chains'

export type GatewayChainOptions = {
  rpcUrl: string
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
  /** Tokens that are not trusted. Every other token is. */
  spamTokens?: Address[]
}

export type ChainConfig = Required<Omit<GatewayChainOptions, 'ensRegistryAddress' | 'rpcUrl'>> & {
  rpcUrl: string
  ensRegistryAddress: Address | null
}

const shortNames: Record<number, string> = {
  1: 'eth',
  10: 'oeth',
  56: 'bnb',
  100: 'gno',
  137: 'matic',
  8453: 'base',
  42161: 'arb1',
  43114: 'avax',
  84532: 'basesep',
  11155111: 'sep',
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

const knownChains = new Map<number, Chain>(Object.values(viemChains).map((chain) => [chain.id, chain]))
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export function completeChainConfig(options: GatewayChainOptions & { chainId: number }): ChainConfig {
  const { chainId } = options
  const known = chainId === viemChains.anvil.id ? undefined : knownChains.get(chainId)
  return {
    ...options,
    publicRpcUrl: options.publicRpcUrl ?? options.rpcUrl,
    name: options.name ?? known?.name ?? 'Devnet',
    shortName: options.shortName ?? shortNames[chainId] ?? (known ? `chain${chainId}` : 'dev'),
    isL2: options.isL2 ?? chainId !== viemChains.mainnet.id,
    isTestnet: options.isTestnet ?? known?.testnet ?? !known,
    nativeCurrency: options.nativeCurrency ?? known?.nativeCurrency ?? ether,
    explorerUrl: options.explorerUrl ?? known?.blockExplorers?.default.url ?? localExplorerUrl,
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
