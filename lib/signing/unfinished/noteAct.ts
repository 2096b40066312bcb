import { AppError, isUserRejection } from '@/lib/errors'
import { formatTransactionFile, parseTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { Act, ActDeps } from '@/lib/signing/transaction/actDeps'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import type { ActNote } from './unfinishedActs'

type TransactionActKind = 'propose' | 'confirm' | 'execute' | 'approve' | 'delete'

/** What is written down of an act on a transaction, before the wallet is asked. */
export function createNote(
  act: Pick<Act, 'ref' | 'account' | 'safeTxHash'>,
  kind: TransactionActKind,
  transaction: SafeTransaction,
): ActNote {
  const { ref, account, safeTxHash } = act
  const { chainId, address: safe } = ref
  const content = formatTransactionFile({ chainId, safe, transaction, safeTxHash, signatures: [] }, 0)
  const now = Date.now()
  const digest = digestCalls(listCalls(safe, transaction))
  return { chainId, safe, hash: safeTxHash, kind, account, stage: 'asked', askedAt: now, at: now, content, digest }
}

/** The transaction that a note is about; undefined where it does not say. Nothing in it is checked. */
export function readNote({ content, chainId, hash }: ActNote): TransactionFile | undefined {
  try {
    const file = content === undefined ? undefined : parseTransactionFile(content)
    return file?.chainId === chainId && sameBytes(file.safeTxHash, hash) ? file : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/**
 * Has a wallet sign something, which is written down before it is asked. What ends without a signature is forgotten: no
 * one has it. While it is asked, other tabs can tell.
 */
export async function askToSign<T>(deps: ActDeps, note: ActNote, ask: () => Promise<T>): Promise<T> {
  keep(deps, note)
  try {
    return await whileAsking(note, ask)
  } catch (error) {
    deps.unfinished.dropNote(note)
    throw error
  }
}

/** Has a wallet send something, likewise; only a refusal says that it did not. */
export async function askToSend<T>(deps: ActDeps, note: ActNote, ask: () => Promise<T>): Promise<T> {
  keep(deps, note)
  try {
    const sent = await whileAsking(note, ask)
    deps.unfinished.advanceNote(note, 'answered')
    return sent
  } catch (error) {
    if (isUserRejection(error)) deps.unfinished.dropNote(note)
    throw error
  }
}

function keep({ unfinished, onUnkept }: ActDeps, note: ActNote): void {
  if (!unfinished.keepNote(note)) onUnkept?.()
}

/** Whether a tab of this browser still waits for the wallet's answer; undefined where a browser has no locks. */
export async function isBeingAsked(note: ActNote): Promise<boolean | undefined> {
  const locks = findLocks()
  if (!locks) return undefined
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === nameOf(note))
}

async function whileAsking<T>(note: ActNote, task: () => Promise<T>): Promise<T> {
  const locks = findLocks()
  return locks ? locks.request(nameOf(note), { mode: 'shared' }, task) : task()
}

function findLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

function nameOf({ kind, chainId, safe, hash, account }: ActNote): string {
  return ['countersign.asking', kind, chainId, safe, hash, account].join(' ').toLowerCase()
}
