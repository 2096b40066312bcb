import { type Hex, size } from 'viem'
import { InvalidSignatureError, readSignature, type SafeSignature } from '@/lib/safe/signature/signatures'

const kinds: Record<SafeSignature['kind'], string> = {
  eoa: 'Signed with a key',
  ethSign: 'Signed with a key as a message (eth_sign)',
  contract: 'Signed by a contract (EIP-1271)',
  approvedHash: 'Approved on the chain',
}

/** How a confirmation is said to have been made; whether it holds is another question. */
export function describeSignature(signature: Hex): string {
  try {
    return size(signature) === 0 ? 'No signature' : kinds[readSignature(signature).kind]
  } catch (error) {
    if (error instanceof InvalidSignatureError) return 'Malformed signature'
    throw error
  }
}
