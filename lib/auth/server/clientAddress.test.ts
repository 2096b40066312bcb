import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readClientAddress } from './clientAddress'

function addressOf(forwarded: string | undefined, hops: number, remoteAddress = '192.0.2.1') {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return readClientAddress(request, hops)
}

describe("a visitor's address", () => {
  it.each<[string, string | undefined, number, string]>([
    ['what the proxy adds', '198.51.100.7', 1, '198.51.100.7'],
    ['not what the visitor writes before it', '10.0.0.1, 203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
    ['behind two proxies, the one before the last', '10.0.0.1, 198.51.100.7,203.0.113.9', 2, '198.51.100.7'],
    ["the connection's where fewer proxies were passed", '198.51.100.7', 2, '192.0.2.1'],
    ["the connection's where there is no header", undefined, 1, '192.0.2.1'],
    ["the connection's for what is no address", 'unknown', 1, '192.0.2.1'],
    ["the connection's for an empty entry", '198.51.100.7,', 1, '192.0.2.1'],
    ['without its port', '198.51.100.7:4711', 1, '198.51.100.7'],
    ['of IPv6, its /64', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['of IPv6, the same /64 in another spelling', '2001:0DB8:0001:0002::1', 1, '2001:db8:1:2::/64'],
    ['of IPv6 with brackets and port', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['of IPv6 with a zone', 'fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
    ['of IPv6, short', '::1', 1, '0:0:0:0::/64'],
    ['of IPv4 written as IPv6', '::ffff:198.51.100.7', 1, '198.51.100.7'],
    ['of IPv4 written as IPv6 in hex', '::ffff:c633:6407', 1, '198.51.100.7'],
    ['not octal digits', '0198.51.100.7', 1, '192.0.2.1'],
  ])('is %s', (_, forwarded, hops, address) => {
    expect(addressOf(forwarded, hops)).toBe(address)
  })

  it('of a connection is grouped alike', () => {
    expect(addressOf(undefined, 1, '::ffff:198.51.100.7')).toBe('198.51.100.7')
    expect(addressOf(undefined, 1, '2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64')
  })
})
