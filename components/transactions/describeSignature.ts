import type { Hex } from 'viem'
import { InvalidSignatureError, type SafeSignature, splitSignatures } from '@/lib/safe/signatures'

const kinds: Record<SafeSignature['kind'], string> = {
  eoa: 'Signed with a key',
  ethSign: 'Signed with a key as a message (eth_sign)',
  contract: 'Signed by a contract (EIP-1271)',
  approvedHash: 'Approved on the chain',
}

/** How a confirmation is said to have been made; whether it holds is another question. */
export function describeSignature(signature: Hex): string {
  try {
    const [part, ...others] = splitSignatures(signature)
    if (!part) return 'No signature'
    return others.length > 0 ? 'More than one signature' : kinds[part.kind]
  } catch (error) {
    if (error instanceof InvalidSignatureError) return 'Malformed signature'
    throw error
  }
}
