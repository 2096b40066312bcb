import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import {
  formatTransactionFile,
  joinTransactionFiles,
  parseTransactionFile,
  type TransactionFile,
} from '@/lib/safe/file/transactionFile'
import { parseStored, type StoredSchema, StoredValue, type ValueStorage } from '@/lib/storage/storedValue'
import { draftKey } from './draft'

const mostHeld = 20
// Room for the longest transaction that can be read, and some more.
const maxTextLength = 2_500_000

/**
 * The transactions of a Safe that go from hand to hand without the service, with the signatures so far, the newest first.
 * Nothing in them is verified; the review does that.
 */
export function openHeldTransactions(storage: ValueStorage, safe: SafeRef): StoredValue<readonly TransactionFile[]> {
  return new StoredValue(storage, draftKey('file', safe), read, format)
}

/** As the newest one; the signatures of what is held of the same transaction are kept, and come back with it. */
export function holdTransaction(held: ReturnType<typeof openHeldTransactions>, file: TransactionFile): TransactionFile {
  const before = held.getState()
  const joined = before.reduce((all, other) => joinTransactionFiles(all, other) ?? all, file)
  held.write([joined, ...before.filter((other) => !isSameTransaction(other, file))])
  return joined
}

/** Whatever signatures they have. */
export function isSameTransaction(one: TransactionFile, other: TransactionFile): boolean {
  return joinTransactionFiles(one, other) !== undefined
}

function format(files: readonly TransactionFile[]): string {
  let room = maxTextLength - 1
  const texts = files.slice(0, mostHeld).map((file) => formatTransactionFile(file, 0))
  const fitting = texts.filter((text) => {
    room -= text.length + 1
    return room >= 0
  })
  return `[${fitting.join()}]`
}

// One alone stood there by itself once.
const oneOrMany: StoredSchema<unknown[]> = { safeParse: (value) => ({ data: Array.isArray(value) ? value : [value] }) }

function read(text: string | null): readonly TransactionFile[] {
  const list = parseStored(text, oneOrMany, maxTextLength) ?? []
  return list.slice(0, mostHeld).flatMap(readOne)
}

function readOne(value: unknown): TransactionFile[] {
  try {
    return [parseTransactionFile(JSON.stringify(value))]
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
