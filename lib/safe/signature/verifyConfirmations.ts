import { type Address, type Hex, isAddressEqual } from 'viem'
import { includesAddress, isAmong } from '@/lib/format/address'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import type { Reason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import type { ContractSignatureReader } from './contractSignature'
import type { OwnerSignature } from './joinSignatures'
import { InvalidSignatureError, readSignature } from './signatures'
import { type Past, recoverSigner, type SignatureCheck, type SignedContent, verifySignature } from './verifySignature'

type ConfirmationsInput = SignedContent & {
  account: SafeAccount
  confirmations: readonly OwnerSignature[]
  /** The owners on the chain; undefined when the chain did not answer. */
  owners: readonly Address[] | undefined
  /** For a used nonce: today's owners do not judge it. */
  past?: Past | undefined
  /** Who was an owner once and is none now, see `findPastOwners`; undefined when that is not known. */
  pastOwners?: readonly Address[] | undefined
}

type ConfirmationsResult = { checks: Check[]; signedBy: Address[] }

/**
 * Checks each confirmation's signature and owner, and that nobody is counted twice. `signedBy` are owners of today: the
 * true signature of somebody who was one is a `match`, and counts for nothing that is still to come.
 */
export async function verifyConfirmations(
  client: ContractSignatureReader | undefined,
  input: ConfirmationsInput,
): Promise<ConfirmationsResult> {
  const { account, hash, preimage, past, confirmations, owners } = input
  const isOwner = owners && isAmong(owners)
  const seen = new Set<string>()
  const checks = await Promise.all(
    confirmations.map(async ({ signer, signature }) => {
      const name = signer.toLowerCase()
      if (seen.has(name)) return mismatch(signer, 'signer', { code: 'ownerListedTwice' })
      seen.add(name)
      const content = { account, hash, preimage, past, signer, signature }
      return judge(await verifySignature(client, content), signer, { ...input, isOwner })
    }),
  )
  const signedBy = checks.flatMap(({ status, owner }) =>
    status === 'match' && owner && isOwner?.(owner) ? [owner] : [],
  )
  return { checks, signedBy }
}

/** Whether at least one confirmation was made with its signer's key over `hash`. Needs no chain. */
export async function isSignedByKey(hash: Hex, confirmations: readonly OwnerSignature[]): Promise<boolean> {
  const results = await Promise.all(
    confirmations.map(async ({ signer, signature }) => {
      try {
        const recovered = await recoverSigner(readSignature(signature), hash, signer)
        return recovered !== undefined && isAddressEqual(recovered, signer)
      } catch (error) {
        if (error instanceof InvalidSignatureError) return false
        throw error
      }
    }),
  )
  return results.includes(true)
}

type Judged = ConfirmationsInput & { isOwner: ((address: Address) => boolean) | undefined }

function judge(signature: SignatureCheck, owner: Address, { isOwner, past, pastOwners }: Judged): Check {
  const subject = 'confirmation'
  const { status, recovered, reason } = signature
  if (status === 'invalid') {
    const isOfOtherOwner = recovered && isOwner?.(recovered)
    return mismatch(owner, isOfOtherOwner ? 'signer' : 'signature', reason, recovered)
  }
  if (status === 'unknown') return { status, subject, owner, reason }
  if (!isOwner) return { status: 'unknown', subject, owner, reason: { code: 'ownerUntold', of: reason } }
  if (isOwner(owner)) return { status: 'match', subject, owner, reason }
  if (pastOwners && includesAddress(pastOwners, owner)) {
    return { status: 'match', subject, owner, reason: { code: past ? 'pastOwner' : 'pastOwnerNow', of: reason } }
  }
  if (!past) return mismatch(owner, 'signer', { code: 'noOwner' })
  // What the Safe executed, it took signatures of owners for; what it did not, anybody may have signed.
  const isTaken = past.execution?.blockBefore !== undefined && pastOwners === undefined
  return { status: isTaken ? 'match' : 'unknown', subject, owner, reason: { code: 'ownerForgotten', of: reason } }
}

function mismatch(owner: Address, field: string, reason: Reason, expected?: Address): Check {
  const found = expected && { expected, received: owner }
  return { status: 'mismatch', subject: 'confirmation', field, owner, reason, ...found }
}
