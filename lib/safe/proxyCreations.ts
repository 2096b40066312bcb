import { type Address, type Log, parseAbi, parseEventLogs } from 'viem'

// From 1.4.1 on the proxy is indexed: same topic, other layout, which parseEventLogs tells apart.
const layouts = [
  parseAbi(['event ProxyCreation(address proxy, address singleton)']),
  parseAbi(['event ProxyCreation(address indexed proxy, address singleton)']),
]

/** The proxies that a transaction's logs say were created, each with the contract that says so. Any contract can. */
export function parseProxyCreations(logs: Log[]): { factory: Address; proxy: Address; singleton: Address }[] {
  return layouts
    .flatMap((abi) => parseEventLogs({ abi, logs }))
    .map(({ address, args }) => ({ factory: address, ...args }))
}
