import { type Address, decodeFunctionResult, type Hex } from 'viem'
import { isContractRefusal } from '@/lib/chain/chainErrors'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { type BalanceChange, sumTransfers } from './balanceChanges'
import { explainFailure, type FailedExecution, type FailureReader } from './explainFailure'
import { readRefundPrice } from './refundPrice'
import { readRevertData } from './revertReason'
import { createTrial, type TrialExecution } from './trialExecution'
import * as words from './words'

/**
 * `failed` means that it would revert, or use up its nonce without effect. `changes` are what the Safe gains and loses,
 * undefined when the node cannot tell. Every state of the chain is that of now, not that of the execution.
 */
export type Simulation =
  | { status: 'success'; changes: BalanceChange[] | undefined }
  | { status: 'failed'; reason: string }
  | { status: 'unavailable'; reason: string }

const enoughForFees = 10n ** 30n

/**
 * Runs the real execTransaction, guards, modules and refund included, on the user's own node, as if one owner sufficed
 * and this nonce were next: the node overrides just these two values for the length of the call. Sends nothing, throws
 * nothing.
 */
export async function simulateTransaction(
  client: FailureReader,
  state: Pick<SafeState, 'address' | 'owners' | 'guard'>,
  transaction: SafeTransaction,
): Promise<Simulation> {
  const trial = createTrial(state, transaction)
  if (!trial) return unavailable(words.unknownOwners)
  const { override } = trial
  const gasPrice = await readRefundPrice(client, transaction)
  const overrides = [
    override,
    ...(gasPrice === undefined ? [] : [{ address: trial.call.account, balance: enoughForFees }]),
  ]
  const call = { ...trial.call, ...(gasPrice !== undefined && { gasPrice }) }
  const run = { call, overrides, state, transaction }
  return (await simulateWithTransfers(client, run)) ?? simulateCall(client, run)
}

type Run = Pick<FailedExecution, 'state' | 'transaction'> & {
  call: { account: Address; to: Address; data: Hex; gasPrice?: bigint }
  overrides: (TrialExecution['override'] | { address: Address; balance: bigint })[]
}

/** By eth_simulateV1, which also tells what moved; undefined when the node does not have it. */
async function simulateWithTransfers(client: FailureReader, run: Run): Promise<Simulation | undefined> {
  try {
    const [block] = await client.simulateBlocks({
      blocks: [{ calls: [run.call], stateOverrides: run.overrides }],
      traceTransfers: true,
    })
    const call = block?.calls[0]
    if (!call) return undefined
    if (call.status === 'failure') return await fail(client, run, call.data)
    return await judge(client, run, call.data, sumTransfers(run.call.to, call.logs ?? []))
  } catch {
    return undefined
  }
}

async function simulateCall(client: FailureReader, run: Run): Promise<Simulation> {
  try {
    const { data } = await client.call({ ...run.call, stateOverride: run.overrides })
    return await judge(client, run, data ?? '0x', undefined)
  } catch (error) {
    const reverted = readRevertData(error)
    if (reverted !== undefined || isContractRefusal(error)) return fail(client, run, reverted)
    return unavailable(words.notSimulated)
  }
}

async function judge(
  client: FailureReader,
  run: Run,
  data: Hex,
  changes: BalanceChange[] | undefined,
): Promise<Simulation> {
  if (data.length !== 66) return unavailable(words.strangeAnswer)
  const isSuccess = decodeFunctionResult({ abi: safeAbi, functionName: 'execTransaction', data })
  if (isSuccess) return { status: 'success', changes }
  const { state, transaction } = run
  const cause = await explainFailure(client, { state, transaction, data: undefined })
  return { status: 'failed', reason: words.callWouldFail(cause) }
}

async function fail(client: FailureReader, { state, transaction }: Run, data: Hex | undefined): Promise<Simulation> {
  return { status: 'failed', reason: await explainFailure(client, { state, transaction, data }) }
}

function unavailable(reason: string): Simulation {
  return { status: 'unavailable', reason }
}
