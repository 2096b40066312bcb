import {
  type Address,
  BaseError,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
  parseAbiParameters,
  slice,
} from 'viem'
import type { ChainService } from '../chainService'
import { accessorsFor } from '../deployments'
import { safeAbi } from './events'
import type { ModuleCall } from './records'
import type { SafeInfo } from './safeInfo'

const accessorAbi = parseAbi(['function simulate(address to, uint256 value, bytes data, uint8 operation)'])
const simulationResult = parseAbiParameters('uint256 gas, bool isSuccess, bytes returnData')

/** Gas that the Safe's call needs, by running it inside the Safe and reverting. Undefined when the call fails. */
export async function estimateCall(chain: ChainService, info: SafeInfo, call: ModuleCall): Promise<bigint | undefined> {
  const simulated = await simulateInSafe(chain, info, call)
  if (simulated) return simulated.isSuccess ? simulated.gas + simulated.gas / 32n + aroundCall : undefined
  return estimateFromOutside(chain, info.address, call)
}

// A call gets at most 63/64 of what is left, and some work is done around it.
const aroundCall = 36_000n

/** Undefined when no published accessor is on the chain. */
async function simulateInSafe(chain: ChainService, info: SafeInfo, call: ModuleCall) {
  const { to, value, data, operation } = call
  for (const { address } of accessorsFor(info.version ?? '')) {
    const simulation = encodeFunctionData({
      ...{ abi: accessorAbi, functionName: 'simulate', args: [to, value, data, operation] },
    })
    const result = await callForRevert(chain, info.address, address, simulation)
    if (result) return { gas: result[0], isSuccess: result[1] }
  }
  return undefined
}

/** simulateAndRevert always reverts, with whether it went well, the length and the answer. */
async function callForRevert({ client, index }: ChainService, safe: Address, accessor: Address, simulation: Hex) {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'simulateAndRevert', args: [accessor, simulation] })
  try {
    await client.call({ to: safe, data, blockNumber: index.tip.number })
    return undefined
  } catch (error) {
    const reverted = readRevertData(error)
    if (!reverted) throw error
    return decodeSimulation(reverted)
  }
}

function decodeSimulation(reverted: Hex) {
  try {
    return decodeAbiParameters(simulationResult, slice(reverted, 64))
  } catch {
    return undefined
  }
}

function readRevertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  let found: Hex | undefined
  error.walk((cause) => {
    const data: unknown = cause instanceof Error ? Reflect.get(cause, 'data') : undefined
    if (isHex(data)) found = data
    return found !== undefined
  })
  return found
}

const aroundOutsideCall = 59_000n

async function estimateFromOutside(
  { client }: ChainService,
  safe: Address,
  { to, value, data, operation }: ModuleCall,
) {
  // Some nodes estimate payments that the account cannot make.
  if (operation === 1 || (value > 0n && (await client.getBalance({ address: safe })) < value)) return undefined
  try {
    return (await client.estimateGas({ account: safe, to, value, data })) + aroundOutsideCall
  } catch (error) {
    if (error instanceof BaseError) return undefined
    throw error
  }
}
