import { type Address, decodeFunctionData, type Hex, type Log, parseAbi, parseEventLogs } from 'viem'

// From 1.4.1 on the proxy is indexed: same topic, other layout, which parseEventLogs tells apart. Until 1.2.0 the factory
// did not name the singleton.
const layouts = [
  parseAbi(['event ProxyCreation(address proxy, address singleton)']),
  parseAbi(['event ProxyCreation(address indexed proxy, address singleton)']),
]
const oldLayout = parseAbi(['event ProxyCreation(address proxy)'])

const factoryAbi = parseAbi([
  'function createProxy(address singleton, bytes initializer) returns (address proxy)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createProxyWithCallback(address singleton, bytes initializer, uint256 saltNonce, address callback) returns (address proxy)',
])

type ProxyCreation = { factory: Address; proxy: Address; singleton: Address | undefined }

/** The proxies that a transaction's logs say were created, each with the contract that says so. Any contract can. */
export function parseProxyCreations(logs: Log[]): ProxyCreation[] {
  const named = layouts.flatMap((abi) => parseEventLogs({ abi, logs }))
  const unnamed = parseEventLogs({ abi: oldLayout, logs })
  return [
    ...named.map(({ address, args }) => ({ factory: address, ...args })),
    ...unnamed.map(({ address, args }) => ({ factory: address, ...args, singleton: undefined })),
  ]
}

/** What a factory was called to create, whatever its version; undefined for another call. */
export function readFactoryCall(input: Hex): { singleton: Address; initializer: Hex } | undefined {
  try {
    const [singleton, initializer] = decodeFunctionData({ abi: factoryAbi, data: input }).args
    return { singleton, initializer }
  } catch {
    return undefined
  }
}
