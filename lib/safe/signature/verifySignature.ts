import { type Address, concat, type Hex, hashMessage, hexToNumber, isAddressEqual, size, slice, toHex } from 'viem'
import { isContractRefusal } from '@/lib/chain/chainErrors'
import { type VersionRules, versionRules } from '@/lib/safe/account/version'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { recoverKey } from '@/lib/safe/recover/recoverKey'
import { type ContractSignatureReader, checkContractSignature } from './contractSignature'
import type { SignatureReason } from './signatureReason'
import { InvalidSignatureError, readSignature, type SafeSignature } from './signatures'

/** What owners sign: a hash, and the bytes that it is the hash of (contract owners below 1.5.0 are asked with those). */
export type SignedContent = { hash: Hex; preimage: Hex }

/** `unknown` when the chain would have to answer and did not. `recovered` is whose key made the signature. */
export type SignatureCheck = {
  status: 'valid' | 'invalid' | 'unknown'
  kind: SafeSignature['kind'] | undefined
  recovered?: Address
  reason: SignatureReason
}

export type SignatureInput = SignedContent & {
  account: SafeAccount
  signer: Address
  signature: Hex
  /** For a transaction whose nonce is used: what the chain says now may be otherwise than it was then. */
  past?: Past | undefined
}

/** `execution` for what was executed: in the block after `blockBefore`, called by `sender`, as far as that is known. */
export type Past = { execution?: { blockBefore?: bigint | undefined; sender?: Address | undefined } | undefined }

/**
 * Checks one owner's signature as `checkNSignatures` of the Safe's version would, by its kind. Whether the signer is an
 * owner is another question. Never throws for bad signatures; throws UnknownSafeVersionError.
 */
export async function verifySignature(
  client: ContractSignatureReader | undefined,
  input: SignatureInput,
): Promise<SignatureCheck> {
  const rules = versionRules(input.account.version)
  const part = readPart(input.signature, rules)
  if ('code' in part) {
    if (isBoundless(input.signature, rules))
      return { status: 'unknown', kind: 'contract', reason: { code: 'readsBeyond' } }
    return { status: 'invalid', kind: undefined, reason: part }
  }
  if (part.kind === 'ethSign' && !rules.takesEthSign) {
    return { status: 'invalid', kind: part.kind, reason: { code: 'noEthSign' } }
  }
  if ('signer' in part && !isAddressEqual(part.signer, input.signer)) {
    return {
      status: 'invalid',
      kind: part.kind,
      recovered: part.signer,
      reason: { code: 'ofOther', signer: part.signer },
    }
  }
  switch (part.kind) {
    case 'eoa':
    case 'ethSign':
      return verifyKeySignature(part, input)
    case 'approvedHash':
      return verifyApproval(client, input, rules)
    case 'contract':
      return { kind: part.kind, ...(await verifyContractPart(client, input, part.data, rules)) }
  }
}

/** Below 1.0.0 a Safe does not look whether a contract's data ends with the bytes: it takes whatever comes behind. */
function isBoundless(signature: Hex, { keepsDataBehind }: VersionRules): boolean {
  return !keepsDataBehind && size(signature) >= 65 && hexToNumber(slice(signature, 64, 65)) === 0
}

/** What a contract accepts can change: that it refuses today says nothing of the past. */
async function verifyContractPart(
  client: ContractSignatureReader | undefined,
  { signer, hash, preimage, past }: SignatureInput,
  signature: Hex,
  { asksContracts: form }: VersionRules,
) {
  const question = { owner: signer, hash, preimage, signature, form }
  const today = await checkContractSignature(client, question)
  if (today.status !== 'invalid' || !past) return today
  const blockNumber = past.execution?.blockBefore
  const then = blockNumber === undefined ? today : await checkContractSignature(client, { ...question, blockNumber })
  if (then.status === 'valid') return { status: 'valid', reason: { code: 'contractAccepted' } } as const
  return { status: 'unknown', reason: { code: 'contractRefusesNow' } } as const
}

/**
 * Whose key made a signature of kind eoa or ethSign; undefined when no key can have made it. `likely` is who is said to
 * have: it makes no difference but that to the time it takes.
 */
export async function recoverSigner(part: SafeSignature, hash: Hex, likely?: Address): Promise<Address | undefined> {
  if (!('bytes' in part)) return undefined
  const isPersonal = part.kind === 'ethSign'
  const v = hexToNumber(slice(part.bytes, 64)) - (isPersonal ? 4 : 0)
  const signature = concat([slice(part.bytes, 0, 64), toHex(v, { size: 1 })])
  return recoverKey({ hash: isPersonal ? hashMessage({ raw: hash }) : hash, signature, likely })
}

async function verifyKeySignature(part: SafeSignature, input: SignatureInput): Promise<SignatureCheck> {
  const { kind } = part
  const recovered = await recoverSigner(part, input.hash, input.signer)
  if (!recovered) return { status: 'invalid', kind, reason: { code: 'noKey' } }
  if (isAddressEqual(recovered, input.signer)) return { status: 'valid', kind, recovered, reason: { code: 'ownKey' } }
  return {
    status: 'invalid',
    kind,
    recovered,
    reason: { code: 'otherKey', recovered },
  }
}

async function verifyApproval(
  client: ContractSignatureReader | undefined,
  input: SignatureInput,
  rules: VersionRules,
): Promise<SignatureCheck> {
  const kind = 'approvedHash'
  const { account, signer, hash, past } = input
  const sender = past?.execution?.sender
  if (sender && isAddressEqual(sender, signer)) return { status: 'valid', kind, reason: { code: 'sentByOwner' } }
  if (!client) return { status: 'unknown', kind, reason: { code: 'approvalNotAsked' } }
  try {
    const args = [signer, hash] as const
    const contract = { address: account.address, abi: safeAbi, functionName: 'approvedHashes', args } as const
    const approved = (await client.readContract(contract)) !== 0n
    if (approved) return { status: 'valid', kind, reason: { code: 'approved' } }
    if (past?.execution) return verifyPastApproval(client, input, past.execution, rules)
    return { status: 'invalid', kind, reason: { code: 'notApproved' } }
  } catch (error) {
    if (isContractRefusal(error)) return { status: 'unknown', kind, reason: { code: 'approvalsUntold' } }
    return { status: 'unknown', kind, reason: { code: 'approvalSilent' } }
  }
}

/** The execution itself may have deleted the approval, or whoever called the Safe was the owner. */
async function verifyPastApproval(
  client: ContractSignatureReader,
  { account, signer, hash }: SignatureInput,
  { blockBefore, sender }: NonNullable<Past['execution']>,
  { usesUpApprovals }: VersionRules,
): Promise<SignatureCheck> {
  const kind = 'approvedHash'
  if (!usesUpApprovals && sender) return { status: 'invalid', kind, reason: { code: 'neverApproved' } }
  const reason: SignatureReason = { code: 'approvalForgotten' }
  if (!usesUpApprovals || blockBefore === undefined) return { status: 'unknown', kind, reason }
  const args = [signer, hash] as const
  const contract = { address: account.address, abi: safeAbi, functionName: 'approvedHashes', args } as const
  const before = await client.readContract({ ...contract, blockNumber: blockBefore }).catch(() => 0n)
  if (before === 0n) return { status: 'unknown', kind, reason }
  return { status: 'valid', kind, reason: { code: 'approvedBefore' } }
}

function readPart(signature: Hex, { keepsDataBehind }: VersionRules): SafeSignature | SignatureReason {
  if (size(signature) === 0) return { code: 'noSignature' }
  try {
    return readSignature(signature, keepsDataBehind)
  } catch (error) {
    if (error instanceof InvalidSignatureError) return { code: 'malformedBy', problem: error.details ?? '' }
    throw error
  }
}
