import { type Address, concat, type Hex, hexToBigInt, hexToNumber, size, slice, toHex } from 'viem'
import { parseBytes } from '@/lib/safe/hash/bytes'
import { encodeSignature, InvalidSignatureError } from './signatures'
import * as words from './words'

/** How the wallet was asked: for EIP-712 typed data, or for a personal message over the 32-byte hash. */
export type SigningMethod = 'typedData' | 'ethSign'

/**
 * The 65 bytes that a Safe wants from what a wallet answered: v of 0 or 1, as some hardware wallets have it, becomes 27
 * or 28; EIP-2098's 64 bytes are expanded; an eth_sign signature gets v + 4. Throws InvalidSignatureError.
 */
export function parseWalletSignature(answer: Hex, method: SigningMethod): Hex {
  const given = parseBytes(answer)
  if (!given) throw new InvalidSignatureError(words.noBytes)
  const bytes = size(given) === 64 ? expandCompact(given) : given
  if (size(bytes) !== 65) throw new InvalidSignatureError(words.wrongLength(size(given)))
  const v = hexToNumber(slice(bytes, 64))
  const recoveryId = v < 27 ? v : v - 27
  if (recoveryId > 1) throw new InvalidSignatureError(words.wrongV(v))
  return concat([slice(bytes, 0, 64), toHex((method === 'ethSign' ? 31 : 27) + recoveryId, { size: 1 })])
}

/** The signature of an owner that is a contract: `data` is what its EIP-1271 check will be given. */
export function contractSignature(owner: Address, data: Hex): Hex {
  return encodeSignature({ kind: 'contract', signer: owner, data })
}

/** Stands for an `approveHash` that the owner has sent, or for the owner being the one who executes. */
export function approvedHashSignature(owner: Address): Hex {
  return encodeSignature({ kind: 'approvedHash', signer: owner })
}

/** In EIP-2098 the highest bit of s carries v. */
function expandCompact(compact: Hex): Hex {
  const packed = hexToBigInt(slice(compact, 32))
  const isOdd = packed >> 255n === 1n
  return concat([slice(compact, 0, 32), toHex(packed & (2n ** 255n - 1n), { size: 32 }), isOdd ? '0x1c' : '0x1b'])
}
