import {
  type Address,
  type Hex,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'

/** The account that pays for a transaction and the place that it takes in its order: of each, one is ever mined. */
export type NonceSlot = { sender: Address; nonce: number }

/** `sentAt` in milliseconds since 1970; the slot is known once the node has shown the transaction. */
export type SentTransaction = { txHash: Hex; sentAt: number; slot?: NonceSlot | undefined }

/**
 * `waiting` and `overdue`: it may still be mined. `replaced`: another one took its nonce, so it never will be mined.
 * `dropped`: the node knows nothing of it any more, which is no proof that nobody does.
 */
export type SentProgress = { slot: NonceSlot | undefined } & (
  | { state: 'mined'; receipt: TransactionReceipt }
  | { state: 'waiting' | 'overdue' | 'replaced' | 'dropped' }
)

/** How long a transaction that was sent is waited for before it is called overdue, or forgotten. */
export const sentPatience = 600_000

/**
 * Says how a transaction of the chain stands that was sent. Each answer stands for itself, so that a closed tab misses
 * nothing; but keep the slot, since a node forgets a transaction that was replaced, and then nobody could tell its nonce.
 * Throws viem's errors.
 */
export async function followSent(
  client: ReadClient,
  sent: SentTransaction,
  now: number = Date.now(),
): Promise<SentProgress> {
  const transaction = await findTransaction(client, sent.txHash)
  const slot = transaction ? { sender: transaction.from, nonce: transaction.nonce } : sent.slot
  const receipt = await findReceipt(client, sent.txHash)
  if (receipt) return { state: 'mined', receipt, slot }
  // A time to come is none that this site wrote, and is waited for no longer than any other.
  const isLate = Math.abs(now - sent.sentAt) > sentPatience
  if (transaction) return { state: isLate ? 'overdue' : 'waiting', slot }
  if (slot && (await client.getTransactionCount({ address: slot.sender })) > slot.nonce) {
    // The nonce may have been used by this very transaction since the receipt was asked for.
    const late = await findReceipt(client, sent.txHash)
    return late ? { state: 'mined', receipt: late, slot } : { state: 'replaced', slot }
  }
  return { state: isLate ? 'dropped' : 'waiting', slot }
}

/** Whether the chain has yet to take a transaction that this account sent; false where a node does not tell. */
export async function hasSomethingUnderWay(client: ReadClient, address: Address): Promise<boolean> {
  const [taken, sent] = await Promise.all([
    client.getTransactionCount({ address }),
    client.getTransactionCount({ address, blockTag: 'pending' }),
  ])
  return sent > taken
}

async function findTransaction(client: ReadClient, hash: Hex): Promise<Transaction | undefined> {
  try {
    return await client.getTransaction({ hash })
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

async function findReceipt(client: ReadClient, hash: Hex): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}
