import type { Address, Hex } from 'viem'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { formatTransactionFile, parseTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import type { ActNote } from './unfinishedActs'

type TransactionActKind = 'propose' | 'confirm' | 'execute' | 'approve' | 'delete'

/** What is written down of an act on a transaction, before the wallet is asked. */
export function createNote(
  act: { ref: SafeRef; account: Address; safeTxHash: Hex },
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
