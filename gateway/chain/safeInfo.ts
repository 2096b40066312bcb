import {
  type Address,
  BaseError,
  type ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  getAddress,
  type Hex,
  zeroAddress,
} from 'viem'
import { notFound } from '../http/failure'
import type { GatewayClient } from './client'
import { safeAbi } from './events'
import type { SafeIndex } from './safeIndex'

export type SafeInfo = {
  address: Address
  nonce: bigint
  threshold: number
  owners: Address[]
  version: string | null
  singleton: Address
  fallbackHandler: Address | null
  guard: Address | null
  modules: Address[]
}

const slots = {
  singleton: '0x0',
  // keccak256('fallback_manager.handler.address') and keccak256('guard_manager.guard.address')
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
} as const

const firstModule = '0x0000000000000000000000000000000000000001'
const modulesPerCall = 50n
const cachedSafes = 500

/** What a Safe says about itself in the newest block, remembered until there is a newer one. */
export class SafeInfoReader {
  private cache = new Map<Address, Promise<SafeInfo>>()
  private tipHash: Hex | undefined

  constructor(
    private readonly client: GatewayClient,
    private readonly index: SafeIndex,
  ) {}

  read(address: Address): Promise<SafeInfo> {
    const { tip } = this.index
    if (this.tipHash !== tip.hash || this.cache.size >= cachedSafes) {
      this.cache = new Map()
      this.tipHash = tip.hash
    }
    const cache = this.cache
    const known = cache.get(address)
    if (known) return known
    const reading = this.readFrom(address, tip.number)
    cache.set(address, reading)
    reading.catch(() => cache.delete(address))
    return reading
  }

  private async readFrom(address: Address, blockNumber: bigint): Promise<SafeInfo> {
    const call = { address, abi: safeAbi, blockNumber } as const
    const { client } = this
    try {
      const [owners, threshold, nonce, version, modules, singleton, fallbackHandler, guard] = await Promise.all([
        client.readContract({ ...call, functionName: 'getOwners' }),
        client.readContract({ ...call, functionName: 'getThreshold' }),
        client.readContract({ ...call, functionName: 'nonce' }),
        client.readContract({ ...call, functionName: 'VERSION' }),
        this.readModules(address, blockNumber),
        this.readSlot(address, slots.singleton, blockNumber),
        this.readSlot(address, slots.fallbackHandler, blockNumber),
        this.readSlot(address, slots.guard, blockNumber),
      ])
      return {
        ...{ address, nonce, threshold: Number(threshold), owners: [...owners], modules },
        ...{ version: version === '' ? null : version, singleton: singleton ?? zeroAddress, fallbackHandler, guard },
      }
    } catch (error) {
      if (isContractRefusal(error)) throw notFound(`The contract at ${address} does not answer as a Safe does`)
      throw error
    }
  }

  /** Until 1.1.0 modules came in one list. */
  private async readModules(address: Address, blockNumber: bigint) {
    try {
      return await this.readModulePages(address, blockNumber)
    } catch (error) {
      if (!isContractRefusal(error)) throw error
      return [...(await this.client.readContract({ address, abi: safeAbi, functionName: 'getModules', blockNumber }))]
    }
  }

  private async readModulePages(address: Address, blockNumber: bigint) {
    const modules: Address[] = []
    let start: Address = firstModule
    do {
      const [page, next]: readonly [readonly Address[], Address] = await this.client.readContract({
        ...{ address, abi: safeAbi, functionName: 'getModulesPaginated', args: [start, modulesPerCall], blockNumber },
      })
      modules.push(...page)
      start = next
    } while (start !== firstModule && start !== zeroAddress && modules.length < 1000)
    return modules
  }

  private async readSlot(address: Address, slot: Hex, blockNumber: bigint) {
    const word = await this.client.getStorageAt({ address, slot, blockNumber })
    const value = getAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`)
    return value === zeroAddress ? null : value
  }
}

function isContractRefusal(error: unknown) {
  if (!(error instanceof BaseError)) return false
  return (
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionZeroDataError ||
        (cause as Partial<ContractFunctionRevertedError>).name === 'ContractFunctionRevertedError' ||
        (cause instanceof BaseError && cause.name.startsWith('AbiDecoding')),
    ) !== null
  )
}
