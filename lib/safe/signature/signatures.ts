import { type Address, concat, getAddress, type Hex, hexToBigInt, hexToNumber, size, slice, toHex } from 'viem'
import { AppError } from '@/lib/errors'
import * as words from './words'

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
    super(words.malformed, { details })
  }
}

const fixedSize = 65
const wordSize = 32

/**
 * Takes joined signature bytes apart as the contract's `checkNSignatures` does for `count` owners (its threshold): 65
 * fixed bytes each, and for a contract its data at the offset that s holds, which `keepsDataBehind` (from 1.0.0 on) wants
 * behind all of them. Whatever else stands in the bytes, the contract does not look at. Throws InvalidSignatureError.
 */
export function readSignatures(bytes: Hex, count: number, keepsDataBehind = true): SafeSignature[] {
  const total = size(bytes)
  if (total < count * fixedSize)
    throw new InvalidSignatureError(words.fewBytes({ given: total, needed: count * fixedSize }))
  const dataStart = keepsDataBehind ? count * fixedSize : 0
  return Array.from({ length: count }, (_, index) => {
    return readPart(bytes, slice(bytes, index * fixedSize, (index + 1) * fixedSize), dataStart)
  })
}

/** The same for the bytes that one owner gave, of which a Safe with that owner alone would read the first part. */
export function readSignature(bytes: Hex, keepsDataBehind = true): SafeSignature {
  const [part] = readSignatures(bytes, 1, keepsDataBehind)
  if (!part) throw new InvalidSignatureError(words.noPart)
  return part
}

/**
 * The same where nobody says how many owners' signatures there are: as many as stand before the first contract's data,
 * or before the end. Throws InvalidSignatureError.
 */
export function splitSignatures(bytes: Hex): SafeSignature[] {
  return readSignatures(bytes, countSignatures(bytes))
}

/**
 * Encodes one part: 65 bytes, and for a contract its length-prefixed data, which `offset` says where to find. By
 * default the data follows at once, as a service stores a confirmation.
 */
export function encodeSignature(signature: SafeSignature, offset = fixedSize): Hex {
  switch (signature.kind) {
    case 'eoa':
    case 'ethSign':
      return signature.bytes
    case 'approvedHash':
      return encodeApproval(signature.signer)
    case 'contract':
      return concat([
        encodeAddress(signature.signer),
        toHex(offset, { size: wordSize }),
        '0x00',
        withLength(signature.data),
      ])
  }
}

function countSignatures(bytes: Hex): number {
  let end = BigInt(size(bytes))
  let count = 0
  for (let next = fixedSize; BigInt(next) <= end; next += fixedSize) {
    count += 1
    const start = hexToBigInt(slice(bytes, next - wordSize - 1, next - 1))
    if (hexToNumber(slice(bytes, next - 1, next)) === 0 && start < end) end = start
  }
  return count
}

function readPart(bytes: Hex, fixed: Hex, dataStart: number): SafeSignature {
  const v = hexToNumber(slice(fixed, 2 * wordSize))
  if (v === 0) return { kind: 'contract', signer: readSigner(fixed), data: readContractData(bytes, fixed, dataStart) }
  if (v === 1) return { kind: 'approvedHash', signer: readSigner(fixed) }
  if (v === 27 || v === 28) return { kind: 'eoa', bytes: fixed }
  if (v === 31 || v === 32) return { kind: 'ethSign', bytes: fixed }
  throw new InvalidSignatureError(words.unknownKind(v))
}

/** The contract takes the 160 lowest bits of r, whatever stands above them. */
function readSigner(fixed: Hex): Address {
  return getAddress(slice(fixed, wordSize - 20, wordSize))
}

function readContractData(bytes: Hex, fixed: Hex, dataStart: number): Hex {
  const offset = hexToBigInt(slice(fixed, wordSize, 2 * wordSize))
  const total = BigInt(size(bytes))
  if (offset < BigInt(dataStart)) throw new InvalidSignatureError(words.overlappingData)
  const start = offset + BigInt(wordSize)
  if (start > total) throw new InvalidSignatureError(words.outlyingData)
  const length = hexToBigInt(slice(bytes, Number(offset), Number(start)))
  if (start + length > total) throw new InvalidSignatureError(words.cutOffData)
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
