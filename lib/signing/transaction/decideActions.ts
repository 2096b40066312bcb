import { type Address, isAddressEqual } from 'viem'
import { includesAddress, isAmong } from '@/lib/format/address'
import type { Phase } from '@/lib/query/sourceState'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { isKnownVersion } from '@/lib/safe/account/version'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import { findSilence, type Obstacle } from '@/lib/signing/obstacle'

export type ActionName = 'sign' | 'handOver' | 'execute' | 'approve' | 'reject' | 'delete'

/** All that decides which actions on a transaction are allowed. */
export type Situation = {
  account: Address | undefined
  walletChainId: number | undefined
  safe: { chainId: number; address: Address }
  /** The Safe as the chain has it; undefined while the chain has not answered: then nothing is allowed. */
  chain: SafeState | undefined
  /** While it is `checking`, that the chain said nothing is no answer. */
  chainPhase?: Phase | undefined
  /** Undefined while it is not known: what a service describes is known when it has been checked. */
  transaction: SafeTransaction | undefined
  /** Undefined while the transaction is being checked. */
  verdict: { status: CheckStatus; sentence: string } | undefined
  /** Owners whose signatures hold. */
  signedBy: readonly Address[]
  /** Safes among the owners that the account is itself an owner of. */
  ownerSafes: readonly SafeState[]
  /** Nobody shall sign what it approves in another Safe: it is wrong, not known, or still being looked up. */
  approvalProblem?: Obstacle | undefined
  /** Nothing is to be done for this account yet: it may be no Safe, and the visitor has not said to have read that. */
  accountProblem?: Obstacle | undefined
  /** The service had it and has it no more. Its signatures still hold: it can be executed, and rejected. */
  isGone?: boolean | undefined
  /** It cannot be executed now: what was sent for it may still be taken. */
  underWay?: Obstacle | undefined
  /** Nothing shall be begun that was begun already, before somebody says that it shall be done again. */
  repeatProblem?: Obstacle | undefined
  /** Who proposed it, as the service says; undefined for a transaction that is not queued. */
  proposer: Address | undefined
}

/** Where account, chain and transaction are known: the others say what else is in the way. */
type Known = Situation & { account: Address; chain: SafeState; transaction: SafeTransaction; isOwner: boolean }
type Decisions = Record<ActionName, Obstacle | undefined>

/** What keeps the connected account from each action on a transaction; undefined for what it may do. */
export function decideActions(situation: Situation): Decisions {
  const known = findKnown(situation)
  if ('code' in known) {
    return { sign: known, handOver: known, execute: known, approve: known, reject: known, delete: known }
  }
  const blocked = situation.approvalProblem ?? situation.repeatProblem
  return {
    sign: blocked ?? findSigning(known),
    handOver: blocked ?? findHandingOver(known),
    execute: blocked ?? findExecution(known),
    approve: blocked ?? findApproval(known),
    // The ways out stay open.
    reject: findRejection(known),
    delete: findDeletion(known),
  }
}

/**
 * Of signing and executing, which is next: the execution once enough have signed, since nobody has to be asked for more,
 * and where the account can do nothing else.
 */
export function findNext({ sign, execute }: Decisions, { chain, signedBy }: Situation): 'sign' | 'execute' {
  const isSigned = chain && signedBy.filter(isAmong(chain.owners)).length >= chain.threshold
  return isSigned || (sign && !execute) ? 'execute' : 'sign'
}

/** Who signs: the account itself, else the first Safe among the owners that it can sign for alone. */
export function findSigner({ account, chain, signedBy, ownerSafes }: Situation): Address | undefined {
  if (!account || !chain) return undefined
  if (includesAddress(chain.owners, account)) return account
  return ownerSafes.find(({ address, threshold }) => threshold === 1 && !includesAddress(signedBy, address))?.address
}

/** What no wallet can change. */
function findDeadEnd({ chain, transaction, verdict }: Situation): Obstacle | undefined {
  if (chain && transaction && transaction.nonce < chain.nonce) return { code: 'nonceUsed', nonce: transaction.nonce }
  return verdict?.status === 'mismatch' ? { code: 'told', sentence: verdict.sentence } : undefined
}

/** Nobody is asked to connect for a transaction that cannot be signed. */
function findKnown(situation: Situation): Known | Obstacle {
  const { account, walletChainId, safe, chain, chainPhase, transaction, verdict, accountProblem } = situation
  const end = findDeadEnd(situation)
  if (end) return end
  if (!account) return { code: 'noWallet' }
  if (!chain) return findSilence(chainPhase)
  const problem: Obstacle | undefined = isKnownVersion(chain.version) ? accountProblem : { code: 'unknownVersion' }
  if (problem) return problem
  if (!verdict || !transaction) return { code: 'checking' }
  if (verdict.status !== 'match') return { code: 'told', sentence: verdict.sentence }
  if (walletChainId !== safe.chainId) return { code: 'otherChain', chainId: safe.chainId }
  return { ...situation, account, chain, transaction, isOwner: includesAddress(chain.owners, account) }
}

function findSigning(known: Known): Obstacle | undefined {
  const { account, signedBy, ownerSafes, isGone, isOwner } = known
  if (isGone) return { code: 'deleted' }
  if (isOwner) return includesAddress(signedBy, account) ? { code: 'signed' } : undefined
  if (ownerSafes.length === 0) return { code: 'notOwner' }
  if (findSigner(known)) return undefined
  const waiting = ownerSafes.find(({ address }) => !includesAddress(signedBy, address))
  if (!waiting) return { code: 'signedAsSafe' }
  return { code: 'needsSignatures', owner: waiting.address, threshold: waiting.threshold }
}

function findHandingOver({ signedBy, ownerSafes, isOwner }: Known): Obstacle | undefined {
  if (!isOwner && ownerSafes.length === 0) return { code: 'onlyOwnersHandOver' }
  return signedBy.length > 0 ? undefined : { code: 'noSignature' }
}

function findExecution({ account, chain, transaction, signedBy, underWay, isOwner }: Known): Obstacle | undefined {
  if (underWay) return underWay
  const { nonce } = transaction
  if (nonce > chain.nonce) return { code: 'nonceWaits', nonce, next: chain.nonce }
  const signers = signedBy.filter(isAmong(chain.owners))
  const isYours = isOwner && !includesAddress(signers, account)
  const held = signers.length + (isYours ? 1 : 0)
  const { threshold } = chain
  return held >= threshold ? undefined : { code: 'tooFew', held, threshold, isYours }
}

function findApproval({ account, signedBy, isOwner }: Known): Obstacle | undefined {
  if (!isOwner) return { code: 'onlyOwnersApprove' }
  return includesAddress(signedBy, account) ? { code: 'signed' } : undefined
}

function findRejection({ safe, transaction, ownerSafes, isOwner }: Known): Obstacle | undefined {
  if (isRejection(safe.address, transaction)) return { code: 'isRejection' }
  return isOwner || ownerSafes.length > 0 ? undefined : { code: 'onlyOwnersReject' }
}

function findDeletion({ account, proposer, isGone }: Known): Obstacle | undefined {
  if (isGone) return { code: 'deleted' }
  if (!proposer) return { code: 'unknownProposer' }
  return isAddressEqual(account, proposer) ? undefined : { code: 'onlyProposerDeletes' }
}
