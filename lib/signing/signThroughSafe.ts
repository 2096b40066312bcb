import { AppError } from '@/lib/errors'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { saySignature } from '@/lib/safe/signature/signatureReason'
import { type Signing, signForOwnerSafe } from '@/lib/safe/signature/signTransaction'
import { type SignedContent, verifySignature } from '@/lib/safe/signature/verifySignature'
import { contractSignature } from '@/lib/safe/signature/walletSignature'
import { refusedByOwnerSafe } from './words'

/** Has the wallet sign for a Safe that is an owner, and holds the result against what the outer Safe will ask. */
export async function signThroughSafe(
  signing: Signing,
  ownerSafe: Pick<SafeAccount, 'address' | 'version'>,
  outer: SafeAccount,
  content: SignedContent,
): Promise<OwnerSignature> {
  const { address: signer, version } = ownerSafe
  const inner = { address: signer, version, chainId: outer.chainId }
  const part = await signForOwnerSafe(signing, inner, content, outer.version)
  const signature = contractSignature(signer, joinSignatures([part]))
  const check = await verifySignature(signing.client, { account: outer, ...content, signer, signature })
  if (check.status === 'valid') return { signer, signature }
  throw new AppError(refusedByOwnerSafe, { details: saySignature(check.reason) })
}
