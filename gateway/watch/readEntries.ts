import type { Address, Hex } from 'viem'
import type { GatewayClient, RawLog, RawTransaction } from '../chain/client'
import { eventTopics } from '../chain/events'
import type { SafeCall } from '../chain/executionCalls'
import { readHeader } from './logQueries'

/** A transaction that touched a watched Safe, as the node tells it, with the logs that speak of such Safes. */
export type Entry = {
  transaction: RawTransaction
  block: number
  blockHash: Hex
  timestamp: Hex
  logs: RawLog[]
  /** What the node's traces say of the calls to a Safe; nothing as long as no node has told. */
  calls: Record<Address, SafeCall[]>
}

type TransactionSchema = {
  Method: 'eth_getTransactionByHash'
  Parameters: [Hex]
  ReturnType: (RawTransaction & { blockHash: Hex | null }) | null
}
type ReceiptSchema = {
  Method: 'eth_getTransactionReceipt'
  Parameters: [Hex]
  ReturnType: { logs: RawLog[]; blockHash: Hex } | null
}

/** The chain changed while it was read: what was read belongs to two different histories. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

const largestGroup = 50

/** Everything that is needed of the transactions that made these logs, in the order of the chain. */
export async function readEntries(client: GatewayClient, logs: readonly RawLog[]): Promise<Entry[]> {
  const byTransaction = new Map<Hex, RawLog[]>()
  for (const log of logs)
    byTransaction.set(log.transactionHash, [...(byTransaction.get(log.transactionHash) ?? []), log])
  const hashes = [...byTransaction.keys()]
  const entries: Entry[] = []
  for (let start = 0; start < hashes.length; start += largestGroup) {
    const group = hashes.slice(start, start + largestGroup)
    entries.push(...(await Promise.all(group.map((hash) => readEntry(client, hash, byTransaction.get(hash) ?? [])))))
  }
  return entries.sort(comparePlaces)
}

export function comparePlaces(left: Entry, right: Entry) {
  return (
    left.block - right.block || Number(left.transaction.transactionIndex) - Number(right.transaction.transactionIndex)
  )
}

async function readEntry(client: GatewayClient, hash: Hex, logs: RawLog[]): Promise<Entry> {
  const [log] = logs
  if (!log) throw new ChangedMeanwhileError(`No log of ${hash}`)
  const block = Number(log.blockNumber)
  const isCreation = logs.some(({ topics }) => topics[0] === eventTopics.safeSetup)
  const [transaction, header, receipt] = await Promise.all([
    client.request<TransactionSchema>({ method: 'eth_getTransactionByHash', params: [hash] }),
    readHeader(client, block),
    isCreation ? client.request<ReceiptSchema>({ method: 'eth_getTransactionReceipt', params: [hash] }) : undefined,
  ])
  const seen = [transaction?.blockHash, header?.mark.hash, ...(isCreation ? [receipt?.blockHash] : [])]
  if (!transaction || !header || seen.some((blockHash) => blockHash !== log.blockHash)) {
    throw new ChangedMeanwhileError(`Block ${block} was replaced while it was read`)
  }
  // Which factory made a Safe stands in a log that, until 1.4.1, cannot be asked for by the Safe.
  const made = (receipt?.logs ?? []).filter(({ topics }) => topics[0] === eventTopics.proxyCreation)
  const { blockHash: _, ...raw } = transaction
  return {
    ...{ transaction: pickTransaction(raw), block, blockHash: log.blockHash, timestamp: header.timestamp },
    ...{ logs: mergeLogs(logs, made), calls: {} },
  }
}

function pickTransaction({ hash, from, to, value, input, transactionIndex }: RawTransaction): RawTransaction {
  return { hash, from, to, value, input, transactionIndex }
}

export function mergeLogs(left: readonly RawLog[], right: readonly RawLog[]): RawLog[] {
  const logs = new Map([...left, ...right].map((log) => [Number(log.logIndex), log]))
  return [...logs].sort(([one], [other]) => one - other).map(([, log]) => log)
}
