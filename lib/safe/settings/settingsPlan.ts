import { type Address, decodeFunctionData, encodeFunctionData, type Hex, isAddressEqual } from 'viem'
import { AppError } from '@/lib/errors'
import { safeAbi } from '@/lib/safe/call/abi'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import { normalizeBytes, sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { changeOwners, type OwnerChange, type OwnerSettings } from './ownerChanges'
import { disableModule, enableModule } from './settingsCalls'

/** What calls of a batch can change so that a later call of the same batch depends on it. */
export type PlannedSettings = OwnerSettings & { modules: readonly Address[] }

export type SettingsPlan = {
  /** The calls, those that name the owner or module before the one they change with the one that is there by then. */
  calls: ComposedCall[]
  /** The Safe as all the calls leave it. */
  settings: PlannedSettings
  /** By the call's place: why the contract would refuse it there. Such a call changes nothing for those after it. */
  problems: ReadonlyMap<number, string>
}

/**
 * Follows owners, threshold and modules through the calls of a batch, in their order: so that each settings call fits
 * the Safe as the calls before it leave it, also when they were added, moved or removed since. Calls that change none of
 * these are left as they are. Throws nothing.
 */
export function planSettings(start: PlannedSettings, calls: readonly ComposedCall[]): SettingsPlan {
  const problems = new Map<number, string>()
  let settings = start
  const planned = calls.map((call, index) => {
    try {
      const step = planCall(settings, call)
      if (!step) return call
      settings = step.settings
      return step.call
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      problems.set(index, error.message)
      return call
    }
  })
  return { calls: planned, settings, problems }
}

type Step = { call: SafeCall; settings: PlannedSettings }

function planCall(settings: PlannedSettings, call: SafeCall): Step | undefined {
  if (call.operation === 1 || call.value !== 0n || !isAddressEqual(call.to, settings.address)) return undefined
  const decoded = decode(call.data)
  if (!decoded) return undefined
  const { functionName, args } = decoded
  if (functionName === 'enableModule' || functionName === 'disableModule') {
    const isEnabling = functionName === 'enableModule'
    const module = isEnabling ? args[0] : args[1]
    const next = isEnabling ? enableModule(settings, module) : disableModule(settings, module)
    const others = settings.modules.filter((known) => !isAddressEqual(known, module))
    return { call: next, settings: { ...settings, modules: isEnabling ? [module, ...others] : others } }
  }
  const change = asOwnerChange(decoded)
  if (!change) return undefined
  const next = changeOwners(settings, change)
  return { call: next.call, settings: { ...settings, ...next.settings } }
}

type Decoded = ReturnType<typeof decodeFunctionData<typeof safeAbi>>

function asOwnerChange({ functionName, args }: Decoded): OwnerChange | undefined {
  switch (functionName) {
    case 'addOwnerWithThreshold':
      return { type: 'add', owner: args[0], threshold: Number(args[1]) }
    case 'removeOwner':
      return { type: 'remove', owner: args[1], threshold: Number(args[2]) }
    case 'swapOwner':
      return { type: 'swap', oldOwner: args[1], newOwner: args[2] }
    case 'changeThreshold':
      return { type: 'threshold', threshold: Number(args[0]) }
    default:
      return undefined
  }
}

/** Undefined for another function, and for bytes that are more than the function's own: they are nobody's to rewrite. */
function decode(data: Hex): Decoded | undefined {
  try {
    const decoded = decodeFunctionData({ abi: safeAbi, data: normalizeBytes(data) })
    return sameBytes(encodeFunctionData({ abi: safeAbi, ...decoded } as never), data) ? decoded : undefined
  } catch {
    return undefined
  }
}
