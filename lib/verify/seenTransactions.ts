import { type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import { parseBytes, sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { type ListStorage, StoredList } from '@/lib/storage/storedList'

// Numbers as text: JSON has no bigint.
const amount = z.string().check(z.regex(/^\d{1,78}$/))
const bytes = z.custom<Hex>((value) => parseBytes(value) === value)
const address = z.custom<Hex>((value) => typeof value === 'string' && isAddress(value, { strict: false }))
const seen = z.object({
  safeTxHash: bytes,
  ...{ to: address, value: amount, data: bytes, operation: z.literal([0, 1]) },
  ...{ safeTxGas: amount, baseGas: amount, gasPrice: amount, gasToken: address, refundReceiver: address },
  nonce: amount,
})
type Seen = z.output<typeof seen>

const limits = { maxEntries: 60, maxTextLength: 200_000 }
/** Longer call data is not kept: it would crowd out all others. */
const maxDataLength = 8_000

const listOf = (storage: ListStorage) => new StoredList<Seen>(storage, 'countersign.transactions', seen, limits)

/** Keeps the fields of a transaction that was verified, so that a later lie about several of them can be told apart. */
export function rememberTransaction(storage: ListStorage, safeTxHash: Hex, transaction: SafeTransaction): void {
  const list = listOf(storage)
  const isSame = (other: Seen) => sameBytes(other.safeTxHash, safeTxHash)
  if (transaction.data.length > maxDataLength || list.list().some(isSame)) return
  const { to, data, operation, gasToken, refundReceiver } = transaction
  const texts = { value: `${transaction.value}`, nonce: `${transaction.nonce}`, safeTxGas: `${transaction.safeTxGas}` }
  const prices = { baseGas: `${transaction.baseGas}`, gasPrice: `${transaction.gasPrice}` }
  const hash: Hex = `0x${safeTxHash.slice(2).toLowerCase()}`
  const lowered: Hex = `0x${data.slice(2).toLowerCase()}`
  list.put({ safeTxHash: hash, to, data: lowered, operation, gasToken, refundReceiver, ...texts, ...prices }, isSame)
}

/** What this browser saw under a hash. The storage may hold anything: only what has that hash is of use. */
export function recallTransaction(storage: ListStorage, safeTxHash: string): SafeTransaction | undefined {
  const found = listOf(storage)
    .list()
    .find((entry) => sameBytes(entry.safeTxHash, safeTxHash))
  if (!found) return undefined
  const { to, data, operation, gasToken, refundReceiver } = found
  return {
    ...{ to, data, operation, gasToken, refundReceiver, value: BigInt(found.value), nonce: BigInt(found.nonce) },
    ...{ safeTxGas: BigInt(found.safeTxGas), baseGas: BigInt(found.baseGas), gasPrice: BigInt(found.gasPrice) },
  }
}
