import type { Address, Hex } from 'viem'
import { firstRange, type NextRange, readBackwards, searchBackwards } from '@/lib/chain/blockRange'
import { readMinedAt } from '@/lib/chain/minedAt'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { type ExecutedCall, readCalls } from '@/lib/safe/call/executedCall'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { endEvents, readEndEvents } from './executionResult'

/** An execution that the Safe itself wrote down. */
export type WrittenExecution = { safeTxHash: Hex; txHash: Hex; isFailed: boolean }

type Account = Pick<SafeState, 'address' | 'version'> & { chainId: number }

/** What a Safe wrote down from `fromBlock` on, the last first; `next` is where to look for what came before. */
export type Written = {
  executions: readonly WrittenExecution[]
  fromBlock: bigint
  next: NextRange | undefined
}

/** Finds the executions that the Safe wrote down in so many blocks as the node answers for. Throws viem's errors. */
export async function findWritten(
  client: Pick<ReadClient, 'getLogs'>,
  safe: Address,
  range: NextRange,
): Promise<Written> {
  const { answer, fromBlock, next } = await readBackwards(range, (blocks) =>
    client.getLogs({ address: safe, events: endEvents, ...blocks }),
  )
  const executions = answer.flatMap((log) => {
    const { transactionHash: txHash } = log
    return readEndEvents({ logs: [log] }, safe).map(({ name, safeTxHash }) => ({
      ...{ safeTxHash, txHash, isFailed: name !== 'ExecutionSuccess' },
    }))
  })
  return { executions: executions.reverse(), fromBlock, next }
}

/** What several ranges held, each once: a node may name one twice. */
export function joinWritten(ranges: readonly Written[]): readonly WrittenExecution[] {
  const all = ranges.flatMap(({ executions }) => executions)
  return [...new Map(all.map((each) => [`${each.txHash} ${each.safeTxHash}`, each])).values()]
}

/** So many of the executions up to a block or more, the last first; fewer where its search ends before. Throws viem's errors. */
export async function findLastWritten(
  client: Pick<ReadClient, 'getLogs'>,
  safe: Address,
  latest: bigint,
  wanted: bigint,
): Promise<readonly WrittenExecution[]> {
  const find = (range: NextRange) => findWritten(client, safe, range)
  const isEnough = (ranges: readonly Written[]) => joinWritten(ranges).length >= wanted
  return joinWritten(await searchBackwards(firstRange(latest), find, isEnough))
}

/**
 * When it was, in milliseconds since 1970, who sent it, and what was executed: only a call that has the hash which the Safe
 * wrote down, with the nonce of the event or this one. Throws viem's errors.
 */
export async function readWritten(
  client: Pick<ReadClient, 'getBlock' | 'getTransactionReceipt' | 'getTransaction'>,
  account: Account,
  { safeTxHash, txHash }: WrittenExecution,
  nonce: bigint,
): Promise<{ time: number; sender: Address; call?: ExecutedCall; transaction?: SafeTransaction }> {
  const receipt = await client.getTransactionReceipt({ hash: txHash })
  const [minedAt, calls] = await Promise.all([
    readMinedAt(client, receipt),
    readCalls(client, account.address, receipt),
  ])
  const told = { time: Number(minedAt) * 1000, sender: receipt.from }
  for (const call of calls) {
    const transaction = { ...call.fields, nonce: call.nonce ?? nonce }
    if (hashSafeTransaction(account, transaction).safeTxHash === safeTxHash) return { ...told, call, transaction }
  }
  return told
}
