import { type Address, getAddress, isAddressEqual } from 'viem'
import { AppError } from '@/lib/errors'
import { addressFaults } from './words'

/** Text that was meant to be an address and is not: `reason` says which rule it breaks. */
export class InvalidAddressError extends AppError {
  override name = 'InvalidAddressError'
  readonly reason: keyof typeof addressFaults

  constructor(reason: keyof typeof addressFaults, text: string) {
    super(addressFaults[reason], { details: text.slice(0, 100) })
    this.reason = reason
  }
}

export type PrefixedAddress = { shortName: string | undefined; address: Address }

/** For lists, where the whole address is one step away: `0x1234…cdef`. Nothing is signed by it. */
export function abbreviateAddress(address: Address): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** `0x1234…cdef` as `0x12…cdef`: four characters on either side, from eight characters on (specification §9). */
export function shortenAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}

/**
 * The one reading of addresses, for everything that comes from outside: `0x` or `0X`, checksummed. All-lower and
 * all-upper case carry no checksum; in mixed case it must be right, unless `anyCase` says that nobody wrote it by hand.
 */
export function parseAddress(value: unknown, rule: 'checked' | 'anyCase' = 'checked'): Address | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) return undefined
  const digits = value.slice(2)
  const address = getAddress(`0x${digits.toLowerCase()}`)
  const hasChecksum = rule === 'checked' && digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return hasChecksum && address.slice(2) !== digits ? undefined : address
}

/**
 * Reads `0x…` or EIP-3770's `shortName:0x…` and checksums the address; the prefix is handed back as it was written.
 * All-lower and all-upper case carry no checksum and are accepted. Throws InvalidAddressError.
 */
export function parsePrefixedAddress(text: string): PrefixedAddress {
  const trimmed = text.trim()
  const colon = trimmed.indexOf(':')
  const shortName = colon === -1 ? undefined : trimmed.slice(0, colon)
  if (shortName !== undefined && !/^[a-z0-9][a-z0-9_-]{0,63}$/i.test(shortName)) {
    throw new InvalidAddressError('prefix', text)
  }
  const digits = trimmed.slice(colon + 1)
  if (!/^0x[0-9a-f]{40}$/i.test(digits)) throw new InvalidAddressError('format', text)
  const address = parseAddress(digits)
  if (!address) throw new InvalidAddressError('checksum', text)
  return { shortName, address }
}

/** Tells of each address whether it is one of these, in whatever letter case: of many, as quickly as of one. */
export function isAmong(addresses: readonly Address[]): (address: Address) => boolean {
  const known = new Set(addresses.map((address) => address.toLowerCase()))
  return (address) => known.has(address.toLowerCase())
}

/** Whether the address is one of these, in whatever letter case. */
export function includesAddress(addresses: readonly Address[], address: Address): boolean {
  return addresses.some((other) => isAddressEqual(other, address))
}
