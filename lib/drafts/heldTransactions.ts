import type { Address } from 'viem'
import { AppError } from '@/lib/errors'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import {
  formatTransactionFile,
  joinTransactionFiles,
  parseTransactionFile,
  type TransactionFile,
} from '@/lib/safe/file/transactionFile'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { ContractSignatureReader } from '@/lib/safe/signature/contractSignature'
import { verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import { parseStored, type StoredSchema, StoredValue, type ValueStorage } from '@/lib/storage/storedValue'
import { draftKey } from './draft'
import * as words from './words'

/** Of one Safe. */
export const mostHeld = 20
// Room for the longest transaction that can be read, and some more.
const maxTextLength = 2_500_000

/**
 * The transactions of a Safe that go from hand to hand without the service, with the signatures so far, the newest first.
 * Nothing in them is verified; the review does that.
 */
export function openHeldTransactions(storage: ValueStorage, safe: SafeRef): StoredValue<readonly TransactionFile[]> {
  return new StoredValue(storage, draftKey('file', safe), read, format)
}

/**
 * As the newest one; the signatures of what is held of the same transaction are kept, and come back with it. Where there
 * is no room for it, what has a nonce below `next`, the Safe's own, goes first, the oldest of it. Throws AppError with the
 * sentence to show where that does not suffice: all that was held is still there then, and nothing of the new one.
 */
export function holdTransaction(
  held: ReturnType<typeof openHeldTransactions>,
  file: TransactionFile,
  next = 0n,
): TransactionFile {
  const before = held.getState()
  const joined = before.reduce((all, other) => joinTransactionFiles(all, other) ?? all, file)
  if (!isReadable([joined])) throw new AppError(words.tooLarge)
  const kept = makeRoom([joined, ...before.filter((other) => !isSameTransaction(other, file))], next)
  if (!kept) throw new AppError(words.noRoom(mostHeld))
  held.write(kept)
  return joined
}

/** Who can say which signatures hold: the Safe, as it is, and its chain; without the chain keys alone are judged. */
export type SignatureJudge = {
  client: ContractSignatureReader | undefined
  safe: { version: string; owners: readonly Address[] }
}

/**
 * What was read, without what would take the place of a signature that is held and is an owner's: anybody may have
 * written it. Neither does it where the chain does not say that the one held is none. Rejects when a key's signature
 * could not be computed, and throws as hashing does.
 */
export async function withoutRivals(
  held: readonly TransactionFile[],
  file: TransactionFile,
  { client, safe: { version, owners } }: SignatureJudge,
): Promise<TransactionFile> {
  const same = held.find((other) => isSameTransaction(other, file))
  if (!same) return file
  const account = { chainId: file.chainId, address: file.safe, version }
  const { safeTxHash: hash, preimage } = hashSafeTransaction(account, file.transaction)
  const confirmations = same.signatures
  const { checks } = await verifyConfirmations(client, { account, hash, preimage, owners, confirmations })
  const stands = isAmong(checks.flatMap(({ status, owner }) => (status !== 'mismatch' && owner ? [owner] : [])))
  return { ...file, signatures: file.signatures.filter(({ signer }) => !stands(signer)) }
}

/** Whether it is held with all of its signatures. */
export function isHeld(held: readonly TransactionFile[], file: TransactionFile): boolean {
  return held.some((other) => joinTransactionFiles(other, file)?.signatures.length === other.signatures.length)
}

/** Whatever signatures they have. */
export function isSameTransaction(one: TransactionFile, other: TransactionFile): boolean {
  return joinTransactionFiles(one, other) !== undefined
}

/** Of what can never be executed any more as few as possible go; undefined where the rest is still too much. */
function makeRoom(files: readonly TransactionFile[], next: bigint): readonly TransactionFile[] | undefined {
  if (isReadable(files)) return files
  const over = files.findLastIndex(({ transaction }, index) => index > 0 && transaction.nonce < next)
  return over < 0 ? undefined : makeRoom(files.toSpliced(over, 1), next)
}

/** Whether all of them come back from the text that they would be kept as. */
function isReadable(files: readonly TransactionFile[]): boolean {
  return read(format(files)).length === files.length
}

function format(files: readonly TransactionFile[]): string {
  return `[${files.map((file) => formatTransactionFile(file, 0)).join()}]`
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
