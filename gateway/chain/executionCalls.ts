import { type Address, decodeFunctionData, getAddress, type Hex } from 'viem'
import { hashingVersions, hashSafeTransaction, type SafeTransactionFields } from '../codec/safeHash'
import type { GatewayClient } from './client'
import { safeAbi } from './events'
import { readOperation } from './readLog'
import type { ChainTransaction, Execution, ModuleExecution, SafeRecord } from './records'

export type SafeCall = { from: Address; to: Address; input: Hex }
/** The calls of a transaction to a Safe, from the node's traces; undefined when the node does not tell. */
export type ReadCalls = (hash: Hex, safe: Address) => Promise<SafeCall[] | undefined>

type Missing = { record: SafeRecord; execution: Execution | ModuleExecution }

/**
 * Singletons without the L2 events only say that something was executed. What it was stands in the transaction's input
 * when the Safe was called directly, and else in its trace.
 */
export async function findMissingCalls(readCalls: ReadCalls, chainId: number, missing: Missing[]) {
  for (const { record, execution } of missing) {
    const { transaction } = execution
    const direct = transaction.to === record.address ? [directCall(transaction, record.address)] : []
    if (fill(chainId, record, execution, direct)) continue
    fill(chainId, record, execution, (await readCalls(transaction.hash, record.address)) ?? [])
  }
}

function directCall({ from, input }: ChainTransaction, to: Address): SafeCall {
  return { from, to, input }
}

function fill(chainId: number, record: SafeRecord, execution: Execution | ModuleExecution, calls: SafeCall[]) {
  return execution.kind === 'multisig'
    ? fillExecution(chainId, record, execution, calls)
    : fillModuleExecution(execution, calls)
}

function fillExecution(chainId: number, record: SafeRecord, execution: Execution, calls: SafeCall[]) {
  const position = record.executions.indexOf(execution)
  for (const call of calls) {
    const decoded = decodeCall(call.input)
    if (decoded?.functionName !== 'execTransaction') continue
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
      decoded.args
    for (const nonce of listNonces(record, position)) {
      const fields: SafeTransactionFields = {
        ...{ to, value, data, operation: readOperation(operation), safeTxGas, baseGas, gasPrice, gasToken },
        ...{ refundReceiver, nonce: BigInt(nonce) },
      }
      const hashes = hashingVersions.map((version) =>
        hashSafeTransaction({ chainId, safe: record.address, version }, fields),
      )
      if (!hashes.includes(execution.safeTxHash)) continue
      execution.fields = fields
      execution.signatures = signatures
      return true
    }
  }
  return false
}

/**
 * An execution inside an execution ends first, so the position is the nonce only nearly. An old Safe may have executed
 * others without telling, which are not entered yet.
 */
function listNonces({ isOld }: SafeRecord, position: number) {
  const near = [position, position - 1, position + 1, position - 2]
  const far = Array.from({ length: isOld ? 200 : 0 }, (_, index) => position + 2 + index)
  return [...near, ...far].filter((nonce) => nonce >= 0)
}

function fillModuleExecution(execution: ModuleExecution, calls: SafeCall[]) {
  for (const call of calls) {
    const decoded = decodeCall(call.input)
    if (!decoded || decoded.functionName === 'execTransaction' || call.from !== execution.module) continue
    if (!decoded.functionName.startsWith('execTransactionFromModule')) continue
    const [to, value, data, operation] = decoded.args as readonly [Address, bigint, Hex, number]
    execution.call = { to, value, data, operation: readOperation(operation) }
    return true
  }
  return false
}

function decodeCall(input: Hex) {
  try {
    return decodeFunctionData({ abi: safeAbi, data: input })
  } catch {
    return undefined
  }
}

type TraceEntry = { type: string; action: { from?: string; to?: string; input?: Hex } }
type TraceSchema = { Method: 'trace_transaction'; Parameters: [Hex]; ReturnType: TraceEntry[] | null }

/** A node without traces is no error: the details then stay unknown. */
export async function readTracedCalls(
  client: GatewayClient,
  hash: Hex,
  safe: Address,
): Promise<SafeCall[] | undefined> {
  try {
    const entries = await client.request<TraceSchema>({ method: 'trace_transaction', params: [hash] })
    return (entries ?? []).flatMap(({ type, action }) => {
      if (type !== 'call' || !action.to || !action.from || !action.input) return []
      if (getAddress(action.to) !== safe) return []
      return [{ from: getAddress(action.from), to: safe, input: action.input }]
    })
  } catch {
    return undefined
  }
}
