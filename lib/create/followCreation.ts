import { queryOptions, skipToken } from '@tanstack/react-query'
import {
  type Hex,
  isAddressEqual,
  type PublicClient,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { browserStorage } from '@/lib/query/browserStorage'
import { parseProxyCreations } from '@/lib/safe/proxyCreations'
import { type Created, checkCreated } from './checkCreated'
import type { NonceSlot, SentCreation } from './creation'
import { saveSlot } from './pendingCreations'

/**
 * What became of a creation's transaction. `waiting` and `overdue`: it may still be mined. `created`: the factory says
 * that it created the Safe; `empty`: it was mined, and did something else. `replaced`: another one took its nonce, so it
 * never will be mined. `dropped`: the node knows nothing of it any more, which is no proof that nobody does.
 */
export type CreationOutcome = 'waiting' | 'overdue' | 'created' | 'empty' | 'reverted' | 'replaced' | 'dropped'

type CreationProgress = { outcome: CreationOutcome; slot: NonceSlot | undefined; created: Created }

const pollingInterval = 4_000
const patience = 600_000

/**
 * What `followCreation` says, asked again until the Safe is there as asked. Also when something else seems to be: its
 * parts are read by several questions, and a block may come in between.
 */
export function progressQuery(client: PublicClient | undefined, sent: SentCreation) {
  return queryOptions({
    queryKey: ['verification', 'creationProgress', sent.chainId, sent.address, sent.txHash] as const,
    queryFn: client ? () => followAndKeep(client, sent) : skipToken,
    refetchInterval: ({ state }) => (state.data?.created.state === 'asAsked' ? false : pollingInterval),
    gcTime: 0,
  })
}

/**
 * Says what became of a creation that was sent, and what stands at its address now: read last, so that what the
 * transaction did is there. Each answer stands for itself: a closed tab misses nothing. Throws ChainUnavailableError and
 * viem's errors.
 */
export async function followCreation(
  client: PublicClient,
  sent: SentCreation,
  now: number = Date.now(),
): Promise<CreationProgress> {
  const transaction = await findTransaction(client, sent.txHash)
  const slot = transaction ? { sender: transaction.from, nonce: transaction.nonce } : sent.slot
  const outcome = await findOutcome(client, sent, { transaction, slot, isLate: now - sent.sentAt > patience })
  return { outcome, slot, created: await checkCreated(client, sent) }
}

/** The slot is kept because a node forgets a transaction that was replaced, and then nobody could tell its nonce. */
async function followAndKeep(client: PublicClient, sent: SentCreation): Promise<CreationProgress> {
  const progress = await followCreation(client, sent)
  if (browserStorage && progress.slot && !sent.slot) saveSlot(browserStorage, sent, progress.slot)
  return progress
}

type Found = { transaction: Transaction | undefined; slot: NonceSlot | undefined; isLate: boolean }

async function findOutcome(client: PublicClient, sent: SentCreation, found: Found): Promise<CreationOutcome> {
  const { transaction, slot, isLate } = found
  const receipt = await findReceipt(client, sent.txHash)
  if (receipt) return outcomeOf(receipt, sent)
  if (transaction) return isLate ? 'overdue' : 'waiting'
  if (slot && (await client.getTransactionCount({ address: slot.sender })) > slot.nonce) {
    // The nonce may have been used by this very transaction since the receipt was asked for.
    const late = await findReceipt(client, sent.txHash)
    return late ? outcomeOf(late, sent) : 'replaced'
  }
  return isLate ? 'dropped' : 'waiting'
}

function outcomeOf({ status, logs }: TransactionReceipt, { address, proxyFactory }: SentCreation): CreationOutcome {
  if (status === 'reverted') return 'reverted'
  const isNamed = parseProxyCreations(logs).some(
    ({ factory, proxy }) => isAddressEqual(factory, proxyFactory) && isAddressEqual(proxy, address),
  )
  return isNamed ? 'created' : 'empty'
}

async function findTransaction(client: PublicClient, hash: Hex): Promise<Transaction | undefined> {
  try {
    return await client.getTransaction({ hash })
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

async function findReceipt(client: PublicClient, hash: Hex): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}
