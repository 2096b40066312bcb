import { type Address, getAddress, type Hex, keccak256, slice, toBytes, zeroAddress } from 'viem'
import { ChainUnavailableError, isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { AppError } from '@/lib/errors'
import { listStart } from '@/lib/format/listStart'
import { safeAbi } from '@/lib/safe/call/abi'
import { type AccountCode, classifyCode } from './proxies'
import * as words from './words'

/** A Safe as the chain has it. Amounts are in wei; an absent guard, module guard or handler is undefined. */
export type SafeState = {
  address: Address
  /** What the contract calls itself, not yet judged: see `parseSafeVersion`. */
  version: string
  owners: Address[]
  threshold: number
  nonce: bigint
  modules: Address[]
  /** True when there are more modules than were read. */
  hasMoreModules: boolean
  guard: Address | undefined
  moduleGuard: Address | undefined
  fallbackHandler: Address | undefined
  singleton: Address
  /** What the code at the Safe's own address is: a contract that only answers like a Safe is `other`. */
  code: AccountCode
  /** keccak256 of that code. */
  codeHash: Hex
  balance: bigint
}

/** There is no Safe at the address: nothing at all, or a contract that does not answer like one. */
export class NotASafeError extends AppError {
  override name = 'NotASafeError'
  readonly reason: keyof typeof words.noSafe

  constructor(address: Address, reason: keyof typeof words.noSafe, cause?: unknown) {
    super(words.noSafe[reason], { details: address, cause })
    this.reason = reason
  }
}

/** What readSafe asks of a client, which every viem client with public actions has. */
type ChainReader = Pick<ReadClient, 'getBalance' | 'getCode' | 'getStorageAt' | 'multicall' | 'chain'>

const modulePage = 50n
const storageSlots = {
  singleton: '0x0',
  guard: keccak256(toBytes('guard_manager.guard.address')),
  moduleGuard: keccak256(toBytes('module_manager.module_guard.address')),
  fallbackHandler: keccak256(toBytes('fallback_manager.handler.address')),
} as const

/**
 * Reads a Safe from the chain alone: its functions in one multicall, singleton, guards and handler from storage, which a
 * false implementation cannot misreport. Throws NotASafeError, and ChainUnavailableError when the chain does not answer.
 */
export async function readSafe(client: ChainReader, address: Address): Promise<SafeState> {
  const [code, answers, balance, singleton, guard, moduleGuard, fallbackHandler] = await Promise.all([
    client.getCode({ address }),
    readFunctions(client, address),
    client.getBalance({ address }),
    readAddressAt(client, address, storageSlots.singleton),
    readAddressAt(client, address, storageSlots.guard),
    readAddressAt(client, address, storageSlots.moduleGuard),
    readAddressAt(client, address, storageSlots.fallbackHandler),
  ]).catch((error: unknown) => {
    throw new ChainUnavailableError(error)
  })
  if (code === undefined || code === '0x') throw new NotASafeError(address, 'noCode')
  const refusal = answers.find(({ error }) => error && !isContractRefusal(error))
  if (refusal) throw new ChainUnavailableError(refusal.error)
  const [version, owners, threshold, nonce, modulePages, moduleList] = answers
  const isIncomplete = [version, owners, threshold, nonce].some(({ status }) => status === 'failure')
  if (isIncomplete || !singleton || !owners.result || threshold.result === undefined || nonce.result === undefined) {
    throw new NotASafeError(address, 'otherContract')
  }
  return {
    address: getAddress(address),
    version: version.result ?? '',
    owners: [...owners.result],
    threshold: Number(threshold.result),
    nonce: nonce.result,
    modules: [...(modulePages.result?.[0] ?? moduleList.result ?? [])],
    hasMoreModules: modulePages.result !== undefined && ![listStart, zeroAddress].includes(modulePages.result[1]),
    guard,
    moduleGuard,
    fallbackHandler,
    singleton,
    code: classifyCode(code),
    codeHash: keccak256(code),
    balance,
  }
}

function readFunctions(client: ChainReader, address: Address) {
  const contract = { address, abi: safeAbi } as const
  const multicall3 = client.chain?.contracts?.multicall3
  return client.multicall({
    contracts: [
      { ...contract, functionName: 'VERSION' },
      { ...contract, functionName: 'getOwners' },
      { ...contract, functionName: 'getThreshold' },
      { ...contract, functionName: 'nonce' },
      { ...contract, functionName: 'getModulesPaginated', args: [listStart, modulePage] },
      // Below 1.1.0 modules come in one list.
      { ...contract, functionName: 'getModules' },
    ],
    batchSize: 0,
    // A chain without Multicall3 runs its code for the length of the call.
    deployless: !multicall3,
  })
}

async function readAddressAt(client: ChainReader, address: Address, slot: Hex): Promise<Address | undefined> {
  const word = await client.getStorageAt({ address, slot })
  const found = word && word !== '0x' ? getAddress(slice(word, -20)) : zeroAddress
  return found === zeroAddress ? undefined : found
}
