import { type Address, type Hex, InvalidAddressError, isAddress, numberToHex } from 'viem'

/** A number as one word of a struct that is hashed (EIP-712). Throws where its type, of `bytes` bytes, has no room for it. */
export function encodeWord(value: bigint | number, bytes = 32): Hex {
  return `0x${numberToHex(value, { size: bytes }).slice(2).padStart(64, '0')}`
}

/** An address as such a word. Throws for what is no address, or has another checksum than it is spelled with. */
export function encodeAddressWord(address: Address): Hex {
  if (!isAddress(address)) throw new InvalidAddressError({ address })
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
