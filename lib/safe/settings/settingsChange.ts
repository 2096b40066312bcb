import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { findDeployment } from '@/lib/safe/account/deployments'
import { flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'

/** What a call changes about a Safe, in the gateway's vocabulary (specification §3) and newer contracts' additions. */
export type SettingsChange =
  | { type: 'ADD_OWNER'; owner: Address; threshold: bigint }
  | { type: 'REMOVE_OWNER'; owner: Address; threshold: bigint }
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

/** The change as a sentence. */
export function describeSettingsChange(change: SettingsChange): string {
  switch (change.type) {
    case 'ADD_OWNER':
      return `Add the owner ${change.owner} and ${needSignatures(change.threshold)}.`
    case 'REMOVE_OWNER':
      return `Remove the owner ${change.owner} and ${needSignatures(change.threshold)}.`
    case 'SWAP_OWNER':
      return `Replace the owner ${change.oldOwner} by ${change.newOwner}.`
    case 'CHANGE_THRESHOLD':
      return `From now on, ${needSignatures(change.threshold)}.`
    case 'CHANGE_IMPLEMENTATION':
      return `Replace the code of the Safe by that of ${change.implementation ?? 'another version'}.`
    case 'ENABLE_MODULE':
      return `Let the module ${change.module} act for the Safe without signatures.`
    case 'DISABLE_MODULE':
      return `Take from the module ${change.module} the right to act for the Safe.`
    case 'SET_GUARD':
      return `Let the guard ${change.guard} allow or refuse each transaction.`
    case 'SET_MODULE_GUARD':
      return `Let the guard ${change.guard} allow or refuse each transaction of a module.`
    case 'DELETE_GUARD':
      return 'Remove the guard.'
    case 'DELETE_MODULE_GUARD':
      return 'Remove the guard of module transactions.'
    case 'SET_FALLBACK_HANDLER':
      return `Let ${change.handler} answer calls that the Safe does not know, such as signature checks.`
  }
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

function needSignatures(threshold: bigint): string {
  return threshold === 1n ? '1 signature is needed' : `${threshold} signatures are needed`
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
