import { type Address, concat, getAddress, type Hex, hexToBigInt, hexToNumber, size, slice, toHex } from 'viem'
import { AppError } from '@/lib/errors'

/**
 * One owner's part of a Safe's signature bytes, by the kind that its last byte (v) stands for:
 * contract (v 0, `data` is for the owner's EIP-1271), approved hash (v 1), eth_sign (v 31 or 32), key over the hash
 * (v 27 or 28). Whose key it is only recovery tells.
 */
export type SafeSignature =
  | { kind: 'contract'; signer: Address; data: Hex }
  | { kind: 'approvedHash'; signer: Address }
  | { kind: 'ethSign' | 'eoa'; bytes: Hex }

/** Signature bytes that no Safe would accept, with the reason in `details`. */
export class InvalidSignatureError extends AppError {
  override name = 'InvalidSignatureError'

  constructor(details: string) {
    super('The signature is malformed.', { details })
  }
}

const fixedSize = 65
const wordSize = 32

/**
 * Splits joined signature bytes into the owners' parts, in their order, by the rules of `checkNSignatures`: 65 fixed
 * bytes each, then the data of contract signatures at the offset that s holds. Throws InvalidSignatureError.
 */
export function splitSignatures(bytes: Hex): SafeSignature[] {
  const signatures: SafeSignature[] = []
  let position = 0
  let end = size(bytes)
  while (position < end) {
    if (position + fixedSize > end) throw new InvalidSignatureError(`${end - position} stray bytes at ${position}`)
    const fixed = slice(bytes, position, position + fixedSize)
    position += fixedSize
    const signature = readSignature(bytes, fixed)
    signatures.push(signature)
    // The fixed parts end where the first contract's data begins.
    if (signature.kind === 'contract') end = Math.min(end, hexToNumber(slice(fixed, wordSize, 2 * wordSize)))
  }
  if (position > end) throw new InvalidSignatureError('the data of a contract signature overlaps the fixed part')
  return signatures
}

/**
 * Encodes one part: 65 bytes, and for a contract its length-prefixed data, which `offset` says where to find. By
 * default the data follows at once, as a service stores a confirmation.
 */
export function encodeSignature(signature: SafeSignature, offset = fixedSize): Hex {
  if (signature.kind === 'approvedHash') return encodeApproval(signature.signer)
  if (signature.kind !== 'contract') return signature.bytes
  return concat([
    encodeAddress(signature.signer),
    toHex(offset, { size: wordSize }),
    '0x00',
    withLength(signature.data),
  ])
}

function readSignature(bytes: Hex, fixed: Hex): SafeSignature {
  const v = hexToNumber(slice(fixed, 2 * wordSize))
  if (v === 0) return { kind: 'contract', signer: readSigner(fixed), data: readContractData(bytes, fixed) }
  if (v === 1) return { kind: 'approvedHash', signer: readSigner(fixed) }
  if (v === 27 || v === 28) return { kind: 'eoa', bytes: fixed }
  if (v === 31 || v === 32) return { kind: 'ethSign', bytes: fixed }
  throw new InvalidSignatureError(`v is ${v}; a Safe knows 0, 1, 27, 28, 31 and 32`)
}

function readSigner(fixed: Hex): Address {
  const word = slice(fixed, 0, wordSize)
  if (hexToBigInt(slice(word, 0, 12)) !== 0n) throw new InvalidSignatureError('r is not an address')
  return getAddress(slice(word, 12))
}

function readContractData(bytes: Hex, fixed: Hex): Hex {
  const start = hexToBigInt(slice(fixed, wordSize, 2 * wordSize)) + BigInt(wordSize)
  const total = BigInt(size(bytes))
  if (start > total) throw new InvalidSignatureError('the data of a contract signature lies outside of the bytes')
  const length = hexToBigInt(slice(bytes, Number(start) - wordSize, Number(start)))
  if (start + length > total) throw new InvalidSignatureError('the data of a contract signature is cut off')
  return length === 0n ? '0x' : slice(bytes, Number(start), Number(start + length))
}

function withLength(data: Hex): Hex {
  return concat([toHex(size(data), { size: wordSize }), data])
}

function encodeApproval(signer: Address): Hex {
  return concat([encodeAddress(signer), toHex(0, { size: wordSize }), '0x01'])
}

function encodeAddress(address: Address): Hex {
  return toHex(hexToBigInt(address), { size: wordSize })
}
