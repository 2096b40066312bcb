import { type Address, type Hex, toHex } from 'viem'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { encodeExecution } from './executeTransaction'

type Slot = { slot: Hex; value: Hex }

/** An execution to be tried on a node. `override` makes the Safe take it. */
export type TrialExecution = {
  call: { account: Address; to: Address; data: Hex }
  override: { address: Address; stateDiff: Slot[] }
}

// Where every Safe since 1.0.0 keeps its threshold and its nonce.
const thresholdSlot = toHex(4, { size: 32 })
const nonceSlot = toHex(5, { size: 32 })

/**
 * The real execTransaction, as if one owner sufficed and this nonce were next: a node overrides just these two values for
 * the length of a call. Undefined for a Safe whose owners are not known.
 */
export function createTrial(
  { address, owners }: Pick<SafeState, 'address' | 'owners'>,
  transaction: SafeTransaction,
): TrialExecution | undefined {
  const [owner] = owners
  if (!owner) return undefined
  const stateDiff = [
    { slot: thresholdSlot, value: toHex(1, { size: 32 }) },
    { slot: nonceSlot, value: toHex(transaction.nonce, { size: 32 }) },
  ]
  const data = encodeExecution(transaction, approvedHashSignature(owner))
  return { call: { account: owner, to: address, data }, override: { address, stateDiff } }
}
