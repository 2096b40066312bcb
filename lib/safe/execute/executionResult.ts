import {
  type Address,
  decodeEventLog,
  type Hex,
  isAddressEqual,
  type Log,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'

/**
 * What the contracts of all versions write down about the end of an execution: up to 1.0.0 that it failed, and of a
 * success nothing; from 1.1.0 on either. From 1.4.0 on the hash is indexed: same topic, other layout.
 */
export const endEvents = parseAbi([
  'event ExecutionFailed(bytes32 txHash)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
])
const indexedEndEvents = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])

type EndEvent = { name: 'ExecutionFailed' | 'ExecutionSuccess' | 'ExecutionFailure'; safeTxHash: Hex }

const searchedBlocks = 9_999n

/** What the Safe itself wrote down about executions in a mined transaction, in the order of their ends. */
export function readEndEvents({ logs }: Pick<TransactionReceipt, 'logs'>, safe: Address): EndEvent[] {
  return logs.flatMap(({ address, topics, data }): EndEvent[] => {
    if (!isAddressEqual(address, safe)) return []
    try {
      const abi = topics.length > 1 ? indexedEndEvents : endEvents
      const { eventName, args } = decodeEventLog({ abi, topics, data })
      return [{ name: eventName, safeTxHash: args.txHash }]
    } catch {
      // Another event of the Safe.
      return []
    }
  })
}

/**
 * What the events of a mined transaction say of a Safe transaction: `failure` means that its nonce is used and its call
 * reverted (the outer transaction succeeds), `absent` that there is no word of it. Of a Safe that may have had a version
 * up to 1.0.0 that is no proof: `readExecution` asks further.
 */
export function readExecutionResult(
  receipt: Pick<TransactionReceipt, 'logs'>,
  safe: Address,
  safeTxHash: Hex,
): 'success' | 'failure' | 'absent' {
  const end = readEndEvents(receipt, safe).find((event) => event.safeTxHash === safeTxHash)
  if (!end) return 'absent'
  return end.name === 'ExecutionSuccess' ? 'success' : 'failure'
}

/**
 * The execution of a Safe transaction by whichever transaction of the chain, looked for in the 10,000 blocks from
 * `sinceBlock` on: more in one question few nodes answer. Undefined when no event tells of it there: of a Safe up to 1.0.0
 * that is so of each success. Throws viem's errors.
 */
export async function findExecution(
  client: Pick<ReadClient, 'getLogs' | 'getBlockNumber'>,
  safe: Address,
  safeTxHash: Hex,
  sinceBlock: number,
): Promise<{ outcome: 'success' | 'failure'; txHash: Hex } | undefined> {
  const fromBlock = BigInt(sinceBlock)
  const height = await client.getBlockNumber({ cacheTime: 0 })
  if (fromBlock > height) return undefined
  const last = fromBlock + searchedBlocks
  const toBlock = last < height ? last : height
  const logs = await client.getLogs({ address: safe, events: endEvents, fromBlock, toBlock })
  return findEnd(logs, safe, safeTxHash)
}

/** How a Safe transaction ended and where, by the first of the logs that tells. */
export function findEnd(logs: readonly Log<bigint, number, false>[], safe: Address, safeTxHash: Hex) {
  for (const log of logs) {
    const outcome = readExecutionResult({ logs: [log] }, safe, safeTxHash)
    if (outcome !== 'absent') return { outcome, txHash: log.transactionHash }
  }
  return undefined
}
