import ipaddr from 'ipaddr.js'

const global6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address belongs to the public internet: not to this machine, a private network, a link, a test range or
 * a group. IPv6 addresses that carry an IPv4 one (mapped, NAT64, 6to4, Teredo) count as not public. */
export function isPublicAddress(address: string): boolean {
  // Of IPv6 only 2000::/3 is given out; the package calls all that it has no name for unicast.
  return rangeOf(address) === 'unicast' && (!address.includes(':') || ipaddr.parse(address).match(global6))
}

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return rangeOf(address) === 'loopback'
}

function rangeOf(address: string): string | undefined {
  return ipaddr.isValid(address) ? ipaddr.parse(address).range() : undefined
}
