import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { findDeployment } from '@/lib/safe/account/deployments'
import { flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import * as words from './words'

/** What a call changes about a Safe, in the gateway's vocabulary (specification §3) and newer contracts' additions. */
export type SettingsChange =
  | { type: 'ADD_OWNER' | 'REMOVE_OWNER'; owner: Address; threshold: bigint }
  | { type: 'SWAP_OWNER'; oldOwner: Address; newOwner: Address }
  | { type: 'CHANGE_THRESHOLD'; threshold: bigint }
  | { type: 'CHANGE_IMPLEMENTATION'; implementation: Address | undefined }
  | { type: 'ENABLE_MODULE' | 'DISABLE_MODULE'; module: Address }
  | { type: 'SET_GUARD' | 'SET_MODULE_GUARD'; guard: Address }
  | { type: 'DELETE_GUARD' | 'DELETE_MODULE_GUARD' }
  | { type: 'SET_FALLBACK_HANDLER'; handler: Address }

/** Every change of the Safe's settings that a transaction makes, batches included, in the order of execution. */
export function listSettingsChanges(safe: Address, call: DecodedCall): SettingsChange[] {
  return flattenCalls(call).flatMap((inner) => readSettingsChange(safe, inner) ?? [])
}

/** The change that this one call makes. A Safe takes settings only from itself, or from a library run as itself. */
function readSettingsChange(safe: Address, call: DecodedCall): SettingsChange | undefined {
  if (call.status !== 'decoded' || !isAddressEqual(call.from, safe)) return undefined
  if (call.operation === 1) return readMigration(call)
  return isAddressEqual(call.to, safe) ? readOwnCall(call) : undefined
}

type ChangeWords = { [Type in SettingsChange['type']]: (change: SettingsChange & { type: Type }) => string }

/** The change as a sentence. */
export function describeSettingsChange(change: SettingsChange): string {
  const changes: ChangeWords = words.changes
  const say: (values: never) => string = changes[change.type]
  // The type of a change ties its values to its name.
  return say(change as never)
}

/** The same text for the same change. */
export function nameSettingsChange(change: SettingsChange): string {
  return Object.entries(change).sort().join(' ')
}

function readOwnCall({ functionName, parameters }: DecodedCall): SettingsChange | undefined {
  const address = (index: number) => asAddress(parameters[index]?.value)
  const number = (index: number) => asNumber(parameters[index]?.value)
  switch (functionName) {
    case 'addOwnerWithThreshold':
      return { type: 'ADD_OWNER', owner: address(0), threshold: number(1) }
    case 'removeOwner':
      return { type: 'REMOVE_OWNER', owner: address(1), threshold: number(2) }
    case 'swapOwner':
      return { type: 'SWAP_OWNER', oldOwner: address(1), newOwner: address(2) }
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold: number(0) }
    case 'changeMasterCopy':
      return { type: 'CHANGE_IMPLEMENTATION', implementation: address(0) }
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: address(0) }
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: address(1) }
    case 'setGuard':
      return isZero(address(0)) ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', guard: address(0) }
    case 'setModuleGuard':
      return isZero(address(0)) ? { type: 'DELETE_MODULE_GUARD' } : { type: 'SET_MODULE_GUARD', guard: address(0) }
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: address(0) }
    default:
      return undefined
  }
}

/** A migration library, run as the Safe, writes a new implementation into it. */
function readMigration({ to, functionName, parameters }: DecodedCall): SettingsChange | undefined {
  const library = findDeployment(to)?.name
  if (functionName === 'migrateToL2' && library === 'safeToL2Migration') {
    return { type: 'CHANGE_IMPLEMENTATION', implementation: asAddress(parameters[0]?.value) }
  }
  const isMigration = library === 'safeMigration' && functionName?.startsWith('migrate')
  return isMigration ? { type: 'CHANGE_IMPLEMENTATION', implementation: undefined } : undefined
}

function asAddress(value: unknown): Address {
  return typeof value === 'string' && value.startsWith('0x') ? `0x${value.slice(2)}` : zeroAddress
}

function asNumber(value: unknown): bigint {
  return typeof value === 'bigint' ? value : 0n
}

function isZero(address: Address): boolean {
  return isAddressEqual(address, zeroAddress)
}
