import {
  type Address,
  concat,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  keccak256,
  toHex,
  zeroAddress,
} from 'viem'
import { AppError } from '@/lib/errors'
import { includesAddress } from '@/lib/format/address'
import { proxyFactoryAbi, safeAbi } from '@/lib/safe/call/abi'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { ownerProblems } from '@/lib/safe/settings/words'
import { proxyInitCodeHashes } from './proxies'
import * as words from './words'

/** What decides a new Safe's address: change one of them and it is another Safe. */
export type NewSafe = {
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  singleton: Address
  proxyFactory: Address
  fallbackHandler: Address
}

/** Owners, threshold or contracts that no Safe can be created with. */
export class InvalidNewSafeError extends AppError {
  override name = 'InvalidNewSafeError'
}

/** The address that the Safe will have on every chain with these contracts. Needs no chain. Throws InvalidNewSafeError. */
export function predictSafeAddress(newSafe: NewSafe): Address {
  const bytecodeHash = proxyInitCodeHashes[getAddress(newSafe.singleton)]
  if (!bytecodeHash) throw new InvalidNewSafeError(words.unpredictable)
  const salt = keccak256(concat([keccak256(encodeSetup(newSafe)), toHex(newSafe.saltNonce, { size: 32 })]))
  return getContractAddress({ opcode: 'CREATE2', from: newSafe.proxyFactory, salt, bytecodeHash })
}

/** The call to the factory that creates the Safe; anyone may send it, with the same result. */
export function createSafeCall(newSafe: NewSafe): SafeCall {
  const args = [newSafe.singleton, encodeSetup(newSafe), newSafe.saltNonce] as const
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
  return { to: newSafe.proxyFactory, value: 0n, data, operation: 0 }
}

/** The first call that the new Safe gets: it pays nobody and runs nothing. Throws InvalidNewSafeError. */
function encodeSetup({ owners, threshold, fallbackHandler }: NewSafe): Hex {
  for (const [index, owner] of owners.entries()) {
    const isReserved = BigInt(owner) <= 1n
    if (isReserved) throw new InvalidNewSafeError(ownerProblems.reserved, { details: owner })
    const isRepeated = includesAddress(owners.slice(0, index), owner)
    if (isRepeated) throw new InvalidNewSafeError(words.repeatedOwner, { details: owner })
  }
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > owners.length) {
    throw new InvalidNewSafeError(ownerProblems.threshold)
  }
  const nothing = [zeroAddress, '0x'] as const
  const noPayment = [zeroAddress, 0n, zeroAddress] as const
  const args = [owners, BigInt(threshold), ...nothing, fallbackHandler, ...noPayment] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'setup', args })
}
