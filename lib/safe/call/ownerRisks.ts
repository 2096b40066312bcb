import { type Address, isAddressEqual } from 'viem'
import { includesAddress } from '@/lib/format/address'
import { listSettingsChanges, type SettingsChange } from '@/lib/safe/settings/settingsChange'
import type { DecodedCall } from './decodedCall'
import type { Warning } from './warnings'
import * as words from './words'

export type OwnerState = { owners: readonly Address[]; threshold: number }
type WeighedCall = { safe: Address; call: DecodedCall; now: OwnerState | undefined; account: Address | undefined }

const ownerChanges = new Set<string>(['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD'])
const isOwnerChange = ({ type }: SettingsChange) => ownerChanges.has(type)

/** What a transaction changes where it changes owners and the signatures needed, and does nothing else; else nothing. */
export function listOwnerChanges(safe: Address, call: DecodedCall): SettingsChange[] {
  const changes = listSettingsChanges(safe, call).filter(isOwnerChange)
  return changes.length === Math.max(1, call.calls.length) ? changes : []
}

/**
 * The warnings about a transaction, with what a change of owners or of the signatures needed brings about and does not say
 * of itself: that one key is then enough, that all are needed, that the reader is out. What `listOwnerChanges` has stands
 * above them, and is not said twice. `now` is undefined for what was executed.
 */
export function weighOwnerChanges(
  warnings: readonly Warning[],
  { safe, call, now, account }: WeighedCall,
): readonly Warning[] {
  const changes = listSettingsChanges(safe, call).filter(isOwnerChange)
  if (changes.length === 0) return warnings
  const rest =
    listOwnerChanges(safe, call).length > 0 ? warnings.filter(({ code }) => !ownerChanges.has(code)) : warnings
  const isDangerous = ({ severity }: Warning) => severity === 'danger'
  const risks = now ? listRisks(now, changes.reduce(applyChange, now), account) : []
  return [...rest.filter(isDangerous), ...risks, ...rest.filter((each) => !isDangerous(each))]
}

function listRisks(before: OwnerState, { owners, threshold }: OwnerState, account: Address | undefined): Warning[] {
  const isOut = account && includesAddress(before.owners, account) && !includesAddress(owners, account)
  const codes = [
    threshold === 1 && 'oneIsEnough',
    threshold > 1 && threshold === owners.length && 'allMustSign',
    isOut && 'removesYou',
  ] as const
  return codes.flatMap((code) => (code ? [{ code, severity: 'caution', message: words.warnings[code] }] : []))
}

function applyChange({ owners, threshold }: OwnerState, change: SettingsChange): OwnerState {
  const without = (former: Address) => owners.filter((owner) => !isAddressEqual(owner, former))
  switch (change.type) {
    case 'ADD_OWNER':
      return { owners: [...owners, change.owner], threshold: Number(change.threshold) }
    case 'REMOVE_OWNER':
      return { owners: without(change.owner), threshold: Number(change.threshold) }
    case 'SWAP_OWNER':
      return { owners: [...without(change.oldOwner), change.newOwner], threshold }
    case 'CHANGE_THRESHOLD':
      return { owners, threshold: Number(change.threshold) }
    default:
      return { owners, threshold }
  }
}
