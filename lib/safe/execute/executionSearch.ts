import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { endEvents, findEnd } from './executionResult'

/**
 * Whether the chain has the execution of a Safe transaction. `absent` is said only when every used nonce of the Safe has
 * its event among those that were searched; `unknown` where a node does not answer for the whole chain, or an event is
 * missing.
 */
export type ExecutionSearch =
  | { state: 'executed'; outcome: 'success' | 'failure'; txHash: Hex }
  | { state: 'absent' | 'unknown' }

/**
 * Looks through all executions of a Safe, in one question. `usedNonces` is how many there must have been: a node that cuts
 * its answer, and a Safe that had a version without these events, give `unknown`, never `absent`. Throws nothing.
 */
export async function searchExecution(
  client: Pick<ReadClient, 'getLogs'>,
  safe: Address,
  safeTxHash: Hex,
  usedNonces: bigint,
): Promise<ExecutionSearch> {
  try {
    const logs = await client.getLogs({ address: safe, events: endEvents, fromBlock: 0n, toBlock: 'latest' })
    const found = findEnd(logs, safe, safeTxHash)
    if (found) return { state: 'executed', ...found }
    // Each execution has a hash of its own: below 1.4.1 it stands in the data, later in a topic.
    const hashes = new Set(logs.map(({ topics, data }) => topics[1] ?? data.slice(0, 66)))
    return { state: BigInt(hashes.size) >= usedNonces ? 'absent' : 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}
