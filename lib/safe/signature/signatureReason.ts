import { type Coded, say } from '@/lib/format/coded'
import { signatureReasons } from './words'

/** Whether a signature is one, whoever its signer is, as a code with its values. */
export type SignatureReason = Coded<typeof signatureReasons>

/** The sentence that a person reads for what a signature is. */
export function saySignature(reason: SignatureReason): string {
  return say(signatureReasons, reason)
}
