import { type Address, type Hex, numberToHex } from 'viem'
import { applyTransaction } from '../chain/applyTransaction'
import type { GatewayClient, RawTransaction } from '../chain/client'
import { findMissingCalls, readTracedCalls } from '../chain/executionCalls'
import { createLedger, type Ledger } from '../chain/ledger'
import { describeTransaction } from '../chain/records'
import { findSilentExecutions } from '../chain/silentExecutions'
import { type Range, readHeader } from './logQueries'
import { comparePlaces, type Entry } from './readEntries'

type TransactionSchema = { Method: 'eth_getTransactionByHash'; Parameters: [Hex]; ReturnType: RawTransaction | null }

export type LedgerSource = {
  client: GatewayClient
  chainId: number
  /** Is given what the node's traces told, so that it need not be asked again. */
  onTraced: (entry: Entry) => void
}

/** Enters transactions that come after all that the ledger has. */
export async function applyEntries(source: LedgerSource, ledger: Ledger, entries: readonly Entry[]) {
  for (const entry of entries) {
    const transaction = describeTransaction(entry.transaction, {
      ...{ number: numberToHex(entry.block), timestamp: entry.timestamp },
    })
    const incomplete = applyTransaction(ledger, transaction, entry.logs)
    if (incomplete.length === 0) continue
    await findMissingCalls((_, safe) => readCalls(source, entry, safe), source.chainId, incomplete)
  }
}

/** Enters what old Safes did without telling, in blocks that come after all that the ledger has. */
export async function applySilent({ client, chainId }: LedgerSource, ledger: Ledger, { from, to }: Range) {
  const readTransaction = (block: Hex, hash: Hex) => readTransactionOf(client, block, hash)
  await findSilentExecutions({ client, chainId, readTransaction }, ledger, BigInt(from), BigInt(to))
}

/** A ledger of all that was read, from its first block to its last. */
export async function buildLedger(source: LedgerSource, entries: Iterable<Entry>, range: Range) {
  const ledger = createLedger()
  await applyEntries(source, ledger, [...entries].sort(comparePlaces))
  await applySilent(source, ledger, range)
  return ledger
}

async function readCalls({ client, onTraced }: LedgerSource, entry: Entry, safe: Address) {
  const known = entry.calls[safe]
  if (known) return known
  const calls = await readTracedCalls(client, entry.transaction.hash, safe)
  if (!calls) return undefined
  entry.calls[safe] = calls
  onTraced(entry)
  return calls
}

async function readTransactionOf(client: GatewayClient, block: Hex, hash: Hex) {
  const [transaction, header] = await Promise.all([
    client.request<TransactionSchema>({ method: 'eth_getTransactionByHash', params: [hash] }),
    readHeader(client, Number(block)),
  ])
  return transaction && header ? describeTransaction(transaction, { number: block, ...header }) : undefined
}
