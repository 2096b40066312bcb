import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { AppError } from '@/lib/errors'
import { includesAddress } from '@/lib/format/address'
import { listStart } from '@/lib/format/listStart'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import * as words from './words'

/** Owners in the order that the contract lists them: each call must name the owner before the one it changes. */
export type OwnerSettings = { address: Address; owners: readonly Address[]; threshold: number }

export type OwnerChange =
  | { type: 'add'; owner: Address; threshold: number }
  | { type: 'remove'; owner: Address; threshold: number }
  | { type: 'swap'; oldOwner: Address; newOwner: Address }
  | { type: 'threshold'; threshold: number }

/** A change that the contract would refuse, or that would lock the Safe. */
export class OwnerChangeError extends AppError {
  override name = 'OwnerChangeError'
  readonly reason: keyof typeof words.ownerProblems

  constructor(reason: keyof typeof words.ownerProblems, details?: string) {
    super(words.ownerProblems[reason], details === undefined ? {} : { details })
    this.reason = reason
  }
}

/**
 * The call that makes the change, and the owners as they are after it: with them as input, further changes of the same
 * batch name the right previous owner. Throws OwnerChangeError.
 */
export function changeOwners(
  settings: OwnerSettings,
  change: OwnerChange,
): { call: SafeCall; settings: OwnerSettings } {
  const { data, owners, threshold } = planChange(settings, change)
  return {
    call: { to: settings.address, value: 0n, data, operation: 0 },
    settings: { ...settings, owners, threshold },
  }
}

function planChange(settings: OwnerSettings, change: OwnerChange): { data: Hex; owners: Address[]; threshold: number } {
  const { owners } = settings
  if (change.type === 'add') {
    assertNewOwner(settings, change.owner)
    const next = [change.owner, ...owners]
    const args = [change.owner, neededSignatures(change.threshold, next)] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
    return { data, owners: next, threshold: change.threshold }
  }
  if (change.type === 'remove') {
    const next = owners.filter((owner) => !isAddressEqual(owner, change.owner))
    const previous = findPreviousOwner(owners, change.owner)
    const args = [previous, change.owner, neededSignatures(change.threshold, next)] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
    return { data, owners: next, threshold: change.threshold }
  }
  if (change.type === 'swap') {
    const { oldOwner, newOwner } = change
    const args = [findPreviousOwner(owners, oldOwner), oldOwner, newOwner] as const
    assertNewOwner(settings, newOwner)
    const next = owners.map((owner) => (isAddressEqual(owner, oldOwner) ? newOwner : owner))
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args })
    return { data, owners: next, threshold: settings.threshold }
  }
  const args = [neededSignatures(change.threshold, owners)] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args })
  return { data, owners: [...owners], threshold: change.threshold }
}

function findPreviousOwner(owners: readonly Address[], owner: Address): Address {
  const index = owners.findIndex((known) => isAddressEqual(known, owner))
  if (index === -1) throw new OwnerChangeError('notOwner', owner)
  return owners[index - 1] ?? listStart
}

function assertNewOwner({ address, owners }: OwnerSettings, owner: Address): void {
  if (includesAddress([zeroAddress, listStart], owner)) throw new OwnerChangeError('reserved', owner)
  if (isAddressEqual(owner, address)) throw new OwnerChangeError('ownSafe', owner)
  if (includesAddress(owners, owner)) throw new OwnerChangeError('alreadyOwner', owner)
}

function neededSignatures(threshold: number, owners: readonly Address[]): bigint {
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > owners.length) {
    throw new OwnerChangeError('threshold', words.thresholdOf({ threshold, count: owners.length }))
  }
  return BigInt(threshold)
}
