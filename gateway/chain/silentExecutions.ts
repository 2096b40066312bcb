import { type Address, BaseError, decodeFunctionData, getAddress, type Hex, hexToBigInt, numberToHex, size } from 'viem'
import { hashSafeTransaction } from '../codec/safeHash'
import type { GatewayClient } from './client'
import { safeAbi } from './events'
import type { Ledger } from './ledger'
import { readOperation } from './readLog'
import { type ChainTransaction, comparePlace, type Execution, type ModuleExecution, type SafeRecord } from './records'

type Trace = {
  type: string
  action: { callType?: string; from?: string; to?: string; input?: Hex }
  result?: { output?: Hex } | null
  error?: string
  traceAddress: number[]
  transactionHash: Hex
  blockNumber: number
}
type TraceSchema = {
  filter: {
    Method: 'trace_filter'
    Parameters: [{ fromBlock: Hex; toBlock: Hex; toAddress: Address[] }]
    ReturnType: Trace[] | null
  }
  transaction: { Method: 'trace_transaction'; Parameters: [Hex]; ReturnType: Trace[] | null }
}

export type SilentReader = {
  client: GatewayClient
  chainId: number
  readTransaction: (blockNumber: Hex, hash: Hex) => Promise<ChainTransaction | undefined>
}

/**
 * Enters what old Safes did without telling: until 1.0.0 neither an execution that succeeds nor a module's leaves an
 * event. They are found by the node's traces; of a node that has none nothing is entered.
 */
export async function findSilentExecutions(reader: SilentReader, ledger: Ledger, from: bigint, to: bigint) {
  const records = [...ledger.safes.values()].filter(({ isOld }) => isOld)
  if (records.length === 0) return
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const toAddress = records.map(({ address }) => address)
  const calls = await request(reader, 'trace_filter', { ...range, toAddress })
  for (const hash of new Set(calls.map(({ transactionHash }) => transactionHash))) {
    await enterTransaction(reader, ledger, await request(reader, 'trace_transaction', hash))
  }
  for (const record of records) {
    record.executions.sort(comparePlace)
    record.moduleExecutions.sort(comparePlace)
  }
}

async function enterTransaction(reader: SilentReader, ledger: Ledger, traces: Trace[]) {
  const [root] = traces
  const transaction = root && (await reader.readTransaction(numberToHex(root.blockNumber), root.transactionHash))
  if (!transaction) return
  for (const [index, trace] of traces.entries()) {
    const { action } = trace
    const record = action.to ? ledger.safes.get(getAddress(action.to)) : undefined
    if (!record?.isOld || !action.input || action.callType !== 'call' || isReverted(trace, traces)) continue
    const isTold = [...record.executions, ...record.moduleExecutions].some(
      (known) => known.transaction.hash === transaction.hash && !('isSilent' in known),
    )
    if (!isTold) await enterCall(reader, ledger, record, { transaction, logIndex: index }, trace)
  }
}

/** What failed took with it everything that was called from there. */
function isReverted({ traceAddress }: Trace, traces: readonly Trace[]) {
  return traces.some((other) => other.error && other.traceAddress.every((step, depth) => traceAddress[depth] === step))
}

type Place = { transaction: ChainTransaction; logIndex: number }

async function enterCall(
  reader: SilentReader,
  ledger: Ledger,
  record: SafeRecord,
  place: Place,
  { action, result }: Trace,
) {
  const call = decodeCall(action.input ?? '0x')
  if (call?.functionName === 'execTransaction') {
    const execution = await describeExecution(reader, record, place, call.args)
    record.executions.push(execution)
    ledger.executionsByHash.set(execution.safeTxHash, { safe: record.address, execution })
    return
  }
  if (call?.functionName !== 'execTransactionFromModule' || !action.from) return
  const [to, value, data, operation] = call.args
  const output = result?.output ?? '0x'
  const execution: ModuleExecution & { isSilent: true } = {
    ...{ kind: 'module', isSilent: true, ...place, module: getAddress(action.from) },
    isSuccess: size(output) === 32 && hexToBigInt(output) !== 0n,
    call: { to, value, data, operation: readOperation(operation) },
  }
  record.moduleExecutions.push(execution)
}

type ExecutionArguments = Extract<
  NonNullable<ReturnType<typeof decodeCall>>,
  { functionName: 'execTransaction' }
>['args']

async function describeExecution(
  { client, chainId }: SilentReader,
  record: SafeRecord,
  place: Place,
  args: ExecutionArguments,
): Promise<Execution & { isSilent: true }> {
  const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
  const earlier = record.executions.filter((execution) => comparePlace(place, execution) > 0).length
  const amounts = { value, safeTxGas, baseGas, gasPrice, nonce: BigInt(earlier) }
  const fields = { to, data, operation: readOperation(operation), gasToken, refundReceiver, ...amounts }
  const before = BigInt(place.transaction.block - 1)
  const version = await readVersion(client, record.address, before)
  const safeTxHash = hashSafeTransaction({ chainId, safe: record.address, version }, fields)
  return {
    ...{ kind: 'multisig', isSilent: true, ...place, safeTxHash, isSuccess: !record.failedHashes.has(safeTxHash) },
    ...{ payment: null, threshold: thresholdBefore(record, place.transaction), fields, signatures },
  }
}

/** A node that forgot the states of the past says what the Safe is now. */
async function readVersion(client: GatewayClient, address: Address, blockNumber: bigint) {
  const call = { address, abi: safeAbi, functionName: 'VERSION' } as const
  try {
    return await client.readContract({ ...call, blockNumber })
  } catch (error) {
    if (error instanceof BaseError) return client.readContract(call)
    throw error
  }
}

function thresholdBefore({ thresholds, threshold }: SafeRecord, { block, position }: ChainTransaction) {
  const earlier = thresholds.filter(
    ({ since }) => since.block < block || (since.block === block && since.position < position),
  )
  return earlier.at(-1)?.value ?? threshold
}

function decodeCall(input: Hex) {
  try {
    return decodeFunctionData({ abi: safeAbi, data: input })
  } catch {
    return undefined
  }
}

async function request(
  { client }: SilentReader,
  ...[method, parameter]: ['trace_filter', TraceSchema['filter']['Parameters'][0]] | ['trace_transaction', Hex]
): Promise<Trace[]> {
  try {
    const traces =
      method === 'trace_filter'
        ? await client.request<TraceSchema['filter']>({ method, params: [parameter] })
        : await client.request<TraceSchema['transaction']>({ method, params: [parameter] })
    return traces ?? []
  } catch {
    return []
  }
}
