import { type Address, isAddressEqual } from 'viem'
import { findChain } from '@/lib/config/chain'
import { includesAddress } from '@/lib/format/address'
import type { Phase } from '@/lib/query/sourceState'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { parseSafeVersion, UnknownSafeVersionError } from '@/lib/safe/account/version'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import type { OwnerSafe } from './ownerSafes'

export type ActionName = 'sign' | 'handOver' | 'execute' | 'approve' | 'reject' | 'delete'

/** Why an action is not allowed, in a sentence; `offer` is what the user can do about it at once. */
export type Decision = { allowed: true } | { allowed: false; reason: string; offer?: 'connect' | 'switchChain' }

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
  ownerSafes: readonly OwnerSafe[]
  /** Why nobody shall sign what it approves in another Safe: it is wrong, not known, or still being looked up. */
  approvalProblem?: string | undefined
  /** Why nothing is to be done for this account yet: it may be no Safe, and the visitor has not said to have read that. */
  accountProblem?: string | undefined
  /** The service had it and has it no more. Its signatures still hold: it can be executed, and rejected. */
  isGone?: boolean | undefined
  /** Why it cannot be executed now: what was sent for it may still be taken. */
  underWay?: string | undefined
  /** Why nothing shall be begun that was begun already, before somebody says that it shall be done again. */
  repeatProblem?: string | undefined
  /** Who proposed it, as the service says; undefined for a transaction that is not queued. */
  proposer: Address | undefined
}

const gone = 'It was deleted: the service lists it no more.'
const allowed: Decision = { allowed: true }

/** What the connected account may do with a transaction, and for all else the sentence that says why not. */
export function decideActions(situation: Situation): Record<ActionName, Decision> {
  const common = decideCommon(situation)
  if (!common.allowed) {
    return { sign: common, handOver: common, execute: common, approve: common, reject: common, delete: common }
  }
  const problem = situation.approvalProblem ?? situation.repeatProblem
  const blocked = problem === undefined ? undefined : refuse(problem)
  return {
    sign: blocked ?? decideSigning(situation),
    handOver: blocked ?? decideHandingOver(situation),
    execute: blocked ?? decideExecution(situation),
    approve: blocked ?? decideApproval(situation),
    // The ways out stay open.
    reject: decideRejection(situation),
    delete: decideDeletion(situation),
  }
}

/** Who signs: the account itself, else the first Safe among the owners that it can sign for alone. */
export function findSigner({ account, chain, signedBy, ownerSafes }: Situation): Address | undefined {
  if (!account || !chain) return undefined
  if (includesAddress(chain.owners, account)) return account
  return ownerSafes.find(({ address, threshold }) => threshold === 1 && !includesAddress(signedBy, address))?.address
}

/** What no wallet can change comes first: nobody is asked to connect for a transaction that cannot be signed. */
function decideCommon(situation: Situation): Decision {
  const { account, walletChainId, safe, chain, chainPhase, transaction, verdict } = situation
  if (chain && transaction && transaction.nonce < chain.nonce) {
    return refuse(`Nonce ${transaction.nonce} is used already: this can never be executed.`)
  }
  if (verdict?.status === 'mismatch') return refuse(verdict.sentence)
  if (!account) return { ...refuse('No wallet is connected.'), offer: 'connect' }
  if (!chain && chainPhase === 'checking') return refuse('This is still being checked.')
  if (!chain) return refuse('The chain did not answer, so nothing can be checked.')
  const problem = findVersionProblem(chain.version) ?? situation.accountProblem
  if (problem) return refuse(problem)
  if (!verdict || !transaction) return refuse('This is still being checked.')
  if (verdict.status !== 'match') return refuse(verdict.sentence)
  if (walletChainId !== safe.chainId) {
    const name = findChain(safe.chainId)?.name ?? `chain ${safe.chainId}`
    return { ...refuse(`The wallet is on another chain than the Safe, which is on ${name}.`), offer: 'switchChain' }
  }
  return allowed
}

function decideSigning(situation: Situation): Decision {
  const { account, chain, signedBy, ownerSafes, isGone } = situation
  if (!account || !chain) return refuse('The chain did not answer.')
  if (isGone) return refuse(gone)
  if (includesAddress(chain.owners, account)) {
    return includesAddress(signedBy, account) ? refuse('You have signed this already.') : allowed
  }
  if (ownerSafes.length === 0) return refuse('The connected account is not an owner of this Safe.')
  if (findSigner(situation)) return allowed
  const waiting = ownerSafes.find(({ address }) => !includesAddress(signedBy, address))
  if (!waiting) return refuse('Your Safe among the owners has signed this already.')
  return refuse(`The owner ${waiting.address} is a Safe that needs ${waiting.threshold} signatures: approve it there.`)
}

function decideHandingOver({ account, chain, signedBy, ownerSafes }: Situation): Decision {
  if (!account || !chain) return refuse('The chain did not answer.')
  const isOwner = includesAddress(chain.owners, account) || ownerSafes.length > 0
  if (!isOwner) return refuse('Only an owner can hand it to the service.')
  return signedBy.length > 0 ? allowed : refuse('It has no signature that holds.')
}

function decideExecution({ account, chain, transaction, signedBy, underWay }: Situation): Decision {
  if (!account || !chain || !transaction) return refuse('The chain did not answer.')
  if (underWay !== undefined) return refuse(underWay)
  if (transaction.nonce > chain.nonce) {
    return refuse(`Nonce ${transaction.nonce} has to wait: the next one of the Safe is ${chain.nonce}.`)
  }
  const signers = signedBy.filter((signer) => includesAddress(chain.owners, signer))
  const counts = includesAddress(chain.owners, account) && !includesAddress(signers, account)
  const held = signers.length + (counts ? 1 : 0)
  if (held >= chain.threshold) return allowed
  const missing = chain.threshold - held
  const yours = counts ? ', yours as the executor included' : ''
  return refuse(
    `${held} of ${chain.threshold} signatures are there${yours}: ${missing} more ${missing === 1 ? 'is' : 'are'} needed.`,
  )
}

function decideApproval({ account, chain, signedBy }: Situation): Decision {
  if (!account || !chain) return refuse('The chain did not answer.')
  if (!includesAddress(chain.owners, account)) return refuse('Only an owner can approve on the chain.')
  return includesAddress(signedBy, account) ? refuse('You have signed this already.') : allowed
}

function decideRejection({ account, chain, safe, transaction, ownerSafes }: Situation): Decision {
  if (!account || !chain || !transaction) return refuse('The chain did not answer.')
  if (isRejection(safe.address, transaction)) return refuse('This is a rejection itself.')
  const isOwner = includesAddress(chain.owners, account) || ownerSafes.length > 0
  return isOwner ? allowed : refuse('Only an owner can reject it.')
}

function decideDeletion({ account, proposer, isGone }: Situation): Decision {
  if (isGone) return refuse(gone)
  if (!account || !proposer) return refuse('The service does not say who proposed this.')
  return isAddressEqual(account, proposer) ? allowed : refuse('Only the account that proposed this can delete it.')
}

function findVersionProblem(version: string): string | undefined {
  try {
    parseSafeVersion(version)
    return undefined
  } catch (error) {
    if (error instanceof UnknownSafeVersionError) return error.message
    throw error
  }
}

function refuse(reason: string): Extract<Decision, { allowed: false }> {
  return { allowed: false, reason }
}
