import { type Address, type Hex, hashMessage } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import type { Check } from '@/lib/safe/verify/verification'

type SignedText = { address: Address; message: string; signature: Hex }

/** Whether the Safe's contract accepts the signature of this text (EIP-1271); `0x` asks whether it was signed by a
 * transaction. Throws nothing: without the chain it is unknown. */
export async function checkSignedText(
  client: ReadClient | undefined,
  { address, message, signature }: SignedText,
): Promise<Check> {
  const hash = hashMessage(message)
  // Contracts that only know the older form are asked with the same 32 bytes.
  const { status, reason } = await checkContractSignature(client, { owner: address, hash, preimage: hash, signature })
  const subject = 'signature'
  if (status === 'valid') return { status: 'match', subject, reason: { code: 'accepted' } }
  if (status === 'unknown') return { status: 'unknown', subject, reason }
  return { status: 'mismatch', subject, reason: { code: 'notAccepted' } }
}
