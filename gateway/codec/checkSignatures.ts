import type { Address } from 'viem'
import type { ChainService } from '../chainService'
import { dataFailure, refused } from '../http/failure'
import { isConfirmedByChain, readSignatures, type SignedHash } from './ownerSignatures'
import type { OwnerSignature } from './signatures'

/** The signatures in `joined`, each by another owner and each valid now. Throws the reason when one is not. */
export async function checkSignatures(
  chain: ChainService,
  signed: SignedHash,
  owners: readonly Address[],
  joined: `0x${string}`,
): Promise<OwnerSignature[]> {
  const signatures = await readSignatures(signed.hash, joined)
  if (!signatures) throw refused('Invalid signature: the bytes are no owner signatures')
  const seen = new Set<Address>()
  for (const { owner } of signatures) {
    if (!owners.includes(owner)) throw refused(`Invalid signature: ${owner} is not an owner of this Safe`)
    if (seen.has(owner)) throw dataFailure(400, `${owner} has signed more than once`)
    seen.add(owner)
  }
  const verdicts = await Promise.all(signatures.map((signature) => isConfirmedByChain(chain, signed, signature)))
  const rejected = signatures[verdicts.indexOf(false)]
  if (rejected) throw dataFailure(400, `The ${rejected.kind} signature of ${rejected.owner} does not hold on the chain`)
  return signatures
}
