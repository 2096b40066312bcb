import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { AppError } from '@/lib/errors'
import { includesAddress } from '@/lib/format/address'
import { listStart } from '@/lib/format/listStart'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import * as words from './words'

/** The modules in the order that the contract lists them. */
export type ModuleSettings = { address: Address; modules: readonly Address[] }

/** Lets a contract act for the Safe without signatures. Throws AppError for one that is enabled or cannot be. */
export function enableModule({ address, modules }: ModuleSettings, module: Address): SafeCall {
  const isReserved = includesAddress([zeroAddress, listStart, address], module)
  if (isReserved) throw new AppError(words.reservedModule, { details: module })
  if (includesAddress(modules, module)) throw new AppError(words.enabledModule, { details: module })
  return toSelf(address, encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }))
}

/** Takes that right away again. Throws AppError for a module that is not enabled. */
export function disableModule({ address, modules }: ModuleSettings, module: Address): SafeCall {
  const index = modules.findIndex((known) => isAddressEqual(known, module))
  if (index === -1) throw new AppError(words.disabledModule, { details: module })
  const args = [modules[index - 1] ?? listStart, module] as const
  return toSelf(address, encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args }))
}

/** Sets the guard of transactions, from 1.3.0 on; undefined removes it. */
export function setGuard(safe: Address, guard: Address | undefined): SafeCall {
  const args = [guard ?? zeroAddress] as const
  return toSelf(safe, encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args }))
}

/** Sets who answers unknown calls; undefined removes it, and with it the Safe's EIP-1271 signatures. */
export function setFallbackHandler(safe: Address, handler: Address | undefined): SafeCall {
  if (handler && isAddressEqual(handler, safe)) throw new AppError(words.ownHandler)
  const args = [handler ?? zeroAddress] as const
  return toSelf(safe, encodeFunctionData({ abi: safeAbi, functionName: 'setFallbackHandler', args }))
}

function toSelf(safe: Address, data: `0x${string}`): SafeCall {
  return { to: safe, value: 0n, data, operation: 0 }
}
