import { type Address, concat, type Hex, hexToBigInt, isAddressEqual, size, slice } from 'viem'
import { encodeSignature, InvalidSignatureError, readSignature, type SafeSignature } from './signatures'
import * as words from './words'

/** A signature as one owner gave it: 65 bytes, followed for a contract by its length-prefixed data. */
export type OwnerSignature = { signer: Address; signature: Hex }

const fixedSize = 65

/**
 * Joins the owners' signatures as `execTransaction` and `isValidSignature` want them: ascending by owner, contract data
 * behind the fixed parts with its offsets set. Throws InvalidSignatureError, also when an owner appears twice.
 */
export function joinSignatures(signatures: readonly OwnerSignature[]): Hex {
  const sorted = signatures
    .map(({ signer, signature }) => ({ signer, part: readOwnerSignature(signer, signature) }))
    .sort((a, b) => (hexToBigInt(a.signer) < hexToBigInt(b.signer) ? -1 : 1))
  let offset = sorted.length * fixedSize
  const fixed: Hex[] = []
  const dynamic: Hex[] = []
  for (const [index, { signer, part }] of sorted.entries()) {
    const previous = sorted[index - 1]?.signer
    if (previous && isAddressEqual(previous, signer)) throw new InvalidSignatureError(words.twoSignatures(signer))
    const bytes = encodeSignature(part, offset)
    fixed.push(slice(bytes, 0, fixedSize))
    if (size(bytes) === fixedSize) continue
    dynamic.push(slice(bytes, fixedSize))
    offset += size(bytes) - fixedSize
  }
  return concat(['0x', ...fixed, ...dynamic])
}

function readOwnerSignature(signer: Address, signature: Hex): SafeSignature {
  // Where its data stands does not matter: it is placed anew.
  const part = readSignature(signature, false)
  const named = 'signer' in part ? part.signer : signer
  if (!isAddressEqual(named, signer)) throw new InvalidSignatureError(words.namesOther({ named, signer }))
  return part
}
