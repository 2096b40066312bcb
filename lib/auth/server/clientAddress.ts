import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whose request it is, by the word of the reverse proxies before this server: each adds the address that it was asked from
 * to the right end of X-Forwarded-For, so with `hops` of them the visitor's is that many from the right, and what a
 * visitor writes there stands further left. An IPv6 address stands for its /64, all of which one visitor may have. A
 * request that did not come through all of the proxies has its connection's address.
 */
export function readClientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  // Node joins several headers of this name, in their order.
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-hops)
  return readAddressGroup(named ?? '') ?? readAddressGroup(socket.remoteAddress ?? '') ?? 'unknown'
}

/** An address, with or without a port, as the group that one visitor stands for; undefined for any other text. */
function readAddressGroup(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  // The one spelling of an IPv6 address, its IPv4 part in hex.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const groups = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
