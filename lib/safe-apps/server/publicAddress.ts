import { BlockList, isIPv4 } from 'node:net'

/** Whether an IP address belongs to the public internet: not to this machine, a private network, a link, a test range or
 * a group. IPv6 addresses that carry an IPv4 one (mapped, NAT64, 6to4, Teredo) count as not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  // Global unicast is 2000::/3; everything else, mapped IPv4 included, is not out there.
  return global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return isIPv4(address) ? address.startsWith('127.') : address === '::1'
}

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const reserved = new BlockList()
const reserved4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const reserved6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [net, prefix] of reserved4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of reserved6) reserved.addSubnet(net, prefix, 'ipv6')
