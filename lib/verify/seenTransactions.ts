import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { amount } from '@/lib/gateway/schemas/numbers'
import { address, hash, hex } from '@/lib/gateway/schemas/values'
import { normalizeBytes, parseBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'

const seen = z.object({
  safeTxHash: hash,
  to: address,
  value: amount,
  data: hex,
  operation: z.literal([0, 1]),
  safeTxGas: amount,
  baseGas: amount,
  gasPrice: amount,
  gasToken: address,
  refundReceiver: address,
  nonce: amount,
})

/** Longer call data is not kept: it would crowd out all others. */
const maxDataLength = 8_000

const keyOf = ({ safeTxHash }: z.output<typeof seen>) => safeTxHash
const rules = { maxEntries: 60, maxTextLength: 200_000, keyOf }
// One for each storage: it parses what is stored once, and each row of a list asks.
const lists = new WeakMap<ValueStorage, StoredList<z.output<typeof seen>>>()

function listOf(storage: ValueStorage) {
  const list = lists.get(storage) ?? new StoredList(storage, 'countersign.transactions', seen, rules)
  lists.set(storage, list)
  return list
}

/** Keeps the fields of a transaction that was verified, so that a later lie about several of them can be told apart. */
export function rememberTransaction(storage: ValueStorage, safeTxHash: Hex, transaction: SafeTransaction): void {
  const list = listOf(storage)
  if (transaction.data.length > maxDataLength || list.find(normalizeBytes(safeTxHash))) return
  list.put({ ...transaction, safeTxHash: normalizeBytes(safeTxHash), data: normalizeBytes(transaction.data) })
}

/** What this browser saw under a hash. The storage may hold anything: only what has that hash is of use. */
export function recallTransaction(storage: ValueStorage, safeTxHash: string): SafeTransaction | undefined {
  const found = listOf(storage).find(parseBytes(safeTxHash) ?? '')
  if (!found) return undefined
  const { safeTxHash: _, ...transaction } = found
  return transaction
}
