import { type Hex, size } from 'viem'
import { InvalidSignatureError, readSignature, type SafeSignature } from '@/lib/safe/signature/signatures'
import * as words from './words'

const kinds: Record<SafeSignature['kind'], string> = {
  eoa: words.signedWithKey,
  ethSign: words.signedAsMessage,
  contract: words.signedByContract,
  approvedHash: words.approvedOnChain,
}

/** How a confirmation is said to have been made; whether it holds is another question. */
export function describeSignature(signature: Hex): string {
  try {
    return size(signature) === 0 ? words.noSignature : kinds[readSignature(signature).kind]
  } catch (error) {
    if (error instanceof InvalidSignatureError) return words.malformedSignature
    throw error
  }
}
