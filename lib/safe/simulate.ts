import {
  type Address,
  BaseError,
  decodeErrorResult,
  decodeFunctionResult,
  type Hex,
  isHex,
  type PublicClient,
  toHex,
} from 'viem'
import { safeAbi } from './abi'
import { type BalanceChange, sumTransfers } from './balanceChanges'
import { isContractRefusal } from './chainErrors'
import { encodeExecution } from './executeTransaction'
import { describeSafeErrorCode } from './executionErrors'
import type { SafeState } from './readSafe'
import type { SafeTransaction } from './transaction'
import { approvedHashSignature } from './walletSignature'

/**
 * `failed` means that it would revert, or use up its nonce without effect. `changes` are what the Safe gains and loses,
 * undefined when the node cannot tell. Every state of the chain is that of now, not that of the execution.
 */
export type Simulation =
  | { status: 'success'; changes: BalanceChange[] | undefined }
  | { status: 'failed'; reason: string }
  | { status: 'unavailable'; reason: string }

type SimulationClient = Pick<PublicClient, 'call' | 'simulateBlocks'>

// Where every Safe since 1.0.0 keeps its threshold and its nonce.
const thresholdSlot = toHex(4, { size: 32 })
const nonceSlot = toHex(5, { size: 32 })

/**
 * Runs the real execTransaction, guards, modules and refund included, on the user's own node, as if one owner sufficed
 * and this nonce were next: the node overrides just these two values for the length of the call. Sends nothing, throws
 * nothing.
 */
export async function simulateTransaction(
  client: SimulationClient,
  state: Pick<SafeState, 'address' | 'owners'>,
  transaction: SafeTransaction,
): Promise<Simulation> {
  const [owner] = state.owners
  if (!owner) return unavailable('The owners are not known.')
  const data = encodeExecution(transaction, approvedHashSignature(owner))
  const stateDiff = [
    { slot: thresholdSlot, value: toHex(1, { size: 32 }) },
    { slot: nonceSlot, value: toHex(transaction.nonce, { size: 32 }) },
  ]
  const run = { owner, safe: state.address, data, overrides: [{ address: state.address, stateDiff }] }
  return (await simulateWithTransfers(client, run)) ?? simulateCall(client, run)
}

type Run = { owner: Address; safe: Address; data: Hex; overrides: { address: Address; stateDiff: Slot[] }[] }
type Slot = { slot: Hex; value: Hex }

/** By eth_simulateV1, which also tells what moved; undefined when the node does not have it. */
async function simulateWithTransfers(client: SimulationClient, run: Run): Promise<Simulation | undefined> {
  try {
    const [block] = await client.simulateBlocks({
      blocks: [{ calls: [{ account: run.owner, to: run.safe, data: run.data }], stateOverrides: run.overrides }],
      traceTransfers: true,
    })
    const call = block?.calls[0]
    if (!call) return undefined
    if (call.status === 'failure') return { status: 'failed', reason: describeRevert(call.data) }
    return judge(call.data, sumTransfers(run.safe, call.logs ?? []))
  } catch {
    return undefined
  }
}

async function simulateCall(client: SimulationClient, run: Run): Promise<Simulation> {
  try {
    const call = { account: run.owner, to: run.safe, data: run.data, stateOverride: run.overrides }
    const { data } = await client.call(call)
    return judge(data ?? '0x', undefined)
  } catch (error) {
    const reverted = readRevertData(error)
    if (reverted !== undefined || isContractRefusal(error))
      return { status: 'failed', reason: describeRevert(reverted) }
    return unavailable('The node did not simulate this transaction.')
  }
}

function judge(data: Hex, changes: BalanceChange[] | undefined): Simulation {
  try {
    const isSuccess = decodeFunctionResult({ abi: safeAbi, functionName: 'execTransaction', data })
    if (isSuccess) return { status: 'success', changes }
    return { status: 'failed', reason: 'Its call would fail, and still use up its nonce.' }
  } catch {
    return unavailable('The node answered something else than the Safe would.')
  }
}

/** The reason in words: a text that the contract gave, with the meaning of a Safe's own code; else the raw bytes. */
export function describeRevert(data: Hex | undefined): string {
  if (!data || data === '0x') return 'It would be reverted, without a reason.'
  try {
    const { errorName, args } = decodeErrorResult({ data })
    const text = `${errorName === 'Panic' ? 'panic ' : ''}${args?.[0]}`
    return describeSafeErrorCode(text) ?? `It would be reverted: ${text.slice(0, 200)}`
  } catch {
    return `It would be reverted with ${data.slice(0, 200)}`
  }
}

function readRevertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  let found: Hex | undefined
  error.walk((cause) => {
    const data = typeof cause === 'object' && cause !== null && 'data' in cause ? cause.data : undefined
    if (isHex(data)) found = data
    return found !== undefined
  })
  return found
}

function unavailable(reason: string): Simulation {
  return { status: 'unavailable', reason }
}
