import type { Address, Hex } from 'viem'
import { type NextRange, readBackwards } from '@/lib/chain/blockRange'
import { readMinedAt } from '@/lib/chain/minedAt'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { readCalls } from '@/lib/safe/call/executedCall'
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

/**
 * When it was, in milliseconds since 1970, and what was executed: only fields that have the hash which the Safe wrote down,
 * with the nonce of the event or this one. Throws viem's errors.
 */
export async function readWritten(
  client: Pick<ReadClient, 'getBlock' | 'getTransactionReceipt' | 'getTransaction'>,
  account: Account,
  { safeTxHash, txHash }: WrittenExecution,
  nonce: bigint,
): Promise<{ time: number; transaction: SafeTransaction | undefined }> {
  const receipt = await client.getTransactionReceipt({ hash: txHash })
  const [minedAt, calls] = await Promise.all([
    readMinedAt(client, receipt),
    readCalls(client, account.address, receipt),
  ])
  const transactions = calls.map((call) => ({ ...call.fields, nonce: call.nonce ?? nonce }))
  const transaction = transactions.find((each) => hashSafeTransaction(account, each).safeTxHash === safeTxHash)
  return { time: Number(minedAt) * 1000, transaction }
}
