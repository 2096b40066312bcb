import type { Address, Hex } from 'viem'
import type { Execution } from '../chain/records'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { readSignatures } from '../codec/ownerSignatures'
import type { SafeTransactionFields } from '../codec/safeHash'
import { approvedHashSignature } from '../codec/signatures'
import type { Confirmation, Proposal } from '../store/proposals'

/** A multisig transaction: proposed, executed, or both. */
export type MultisigItem = {
  safe: Address
  safeTxHash: Hex
  /** Null when neither a proposal nor the chain tells what was executed. */
  fields: SafeTransactionFields | null
  nonce: bigint
  proposal: Proposal | null
  execution: Execution | null
  confirmations: Confirmation[]
  confirmationsRequired: number
  status: 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION'
}

export async function findMultisigItem(chain: ChainService, safeTxHash: Hex): Promise<MultisigItem | undefined> {
  const executed = chain.index.current.executionsByHash.get(safeTxHash)
  if (executed) return executedItem(chain, executed.safe, executed.execution)
  const proposal = await chain.proposals.find(safeTxHash)
  if (!proposal || !chain.index.findSafe(proposal.safe)) return undefined
  return proposedItem(chain, await chain.safes.read(proposal.safe), proposal)
}

export async function executedItem(chain: ChainService, safe: Address, execution: Execution): Promise<MultisigItem> {
  const { safeTxHash, isSuccess, threshold } = execution
  const proposal = (await chain.proposals.find(safeTxHash)) ?? null
  const fields = execution.fields ?? proposal?.fields ?? null
  const stored = proposal ? await chain.proposals.confirmationsOf(safeTxHash) : []
  return {
    ...{ safe, safeTxHash, execution, proposal, fields, confirmationsRequired: threshold },
    nonce: fields?.nonce ?? BigInt(chain.index.findSafe(safe)?.executions.indexOf(execution) ?? 0),
    confirmations: mergeConfirmations(stored, await signersOf(execution)),
    status: isSuccess ? 'SUCCESS' : 'FAILED',
  }
}

export async function proposedItem(chain: ChainService, info: SafeInfo, proposal: Proposal): Promise<MultisigItem> {
  const { safe, safeTxHash, fields } = proposal
  const approvals = (chain.index.findSafe(safe)?.approvals ?? [])
    .filter((approval) => approval.safeTxHash === safeTxHash)
    .map(({ owner, timestamp }) => ({ owner, signature: approvedHashSignature(owner), submittedAt: timestamp }))
  const given = mergeConfirmations(await chain.proposals.confirmationsOf(safeTxHash), approvals)
  const { nonce } = fields
  const common = { safe, safeTxHash, fields, proposal, nonce, execution: null }
  if (nonce < info.nonce) {
    return {
      ...common,
      confirmations: given,
      confirmationsRequired: thresholdAt(chain, info, nonce),
      status: 'CANCELLED',
    }
  }
  // Who is no owner any more confirms nothing.
  const confirmations = given.filter(({ owner }) => info.owners.includes(owner))
  const status = confirmations.length < info.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
  return { ...common, confirmations, confirmationsRequired: info.threshold, status }
}

/** How many signatures the Safe needed when it used a nonce. */
function thresholdAt(chain: ChainService, { address, threshold }: SafeInfo, nonce: bigint) {
  const executions = chain.index.findSafe(address)?.executions ?? []
  return executions[Number(nonce)]?.threshold ?? threshold
}

function mergeConfirmations(first: Confirmation[], second: Confirmation[]) {
  const owners = new Set(first.map(({ owner }) => owner))
  return [...first, ...second.filter(({ owner }) => !owners.has(owner))]
}

// Recovering a key takes most of a millisecond, and an execution's signatures never change.
const signersCache = new WeakMap<Execution, Confirmation[]>()

async function signersOf(execution: Execution): Promise<Confirmation[]> {
  const known = signersCache.get(execution)
  if (known) return known
  const signatures = (await readSignatures(execution.safeTxHash, execution.signatures)) ?? []
  const submittedAt = execution.transaction.timestamp
  const signers = signatures.map(({ owner, signature }) => ({ owner, signature, submittedAt }))
  signersCache.set(execution, signers)
  return signers
}
