import {
  type Address,
  decodeEventLog,
  type Hex,
  isAddressEqual,
  type PublicClient,
  parseAbi,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { Check } from './verification'

type ReceiptReader = Pick<PublicClient, 'getTransactionReceipt'>

type ExecutionResult = 'success' | 'failure' | 'absent'

// From 1.4.1 on the hash is indexed: same topic, other layout.
const executionAbi = parseAbi([
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
])
const indexedExecutionAbi = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])

const searchedBlocks = 9_999n

/**
 * What a mined transaction did to a Safe transaction: `failure` means that its nonce is used and its call reverted (the
 * outer transaction succeeds), `absent` that it was not executed there. Events from contracts below 1.0.0 are not known.
 */
export function readExecutionResult(
  receipt: Pick<TransactionReceipt, 'logs'>,
  safe: Address,
  safeTxHash: Hex,
): ExecutionResult {
  for (const { address, topics, data } of receipt.logs) {
    if (!isAddressEqual(address, safe)) continue
    try {
      const abi = topics.length > 1 ? indexedExecutionAbi : executionAbi
      const { eventName, args } = decodeEventLog({ abi, topics, data })
      if (args.txHash === safeTxHash) return eventName === 'ExecutionSuccess' ? 'success' : 'failure'
    } catch {
      // Another event of the Safe.
    }
  }
  return 'absent'
}

/**
 * The execution of a Safe transaction by whichever transaction of the chain, looked for in the 10,000 blocks from
 * `sinceBlock` on: more in one question few nodes answer. Undefined when it is not there. Throws viem's errors.
 */
export async function findExecution(
  client: Pick<PublicClient, 'getLogs' | 'getBlockNumber'>,
  safe: Address,
  safeTxHash: Hex,
  sinceBlock: number,
): Promise<{ outcome: 'success' | 'failure'; txHash: Hex } | undefined> {
  const fromBlock = BigInt(sinceBlock)
  const height = await client.getBlockNumber({ cacheTime: 0 })
  if (fromBlock > height) return undefined
  const last = fromBlock + searchedBlocks
  const toBlock = last < height ? last : height
  const logs = await client.getLogs({ address: safe, events: executionAbi, fromBlock, toBlock })
  for (const log of logs) {
    const outcome = readExecutionResult({ logs: [log] }, safe, safeTxHash)
    if (outcome !== 'absent') return { outcome, txHash: log.transactionHash }
  }
  return undefined
}

/** Whether the chain has the execution that a service claims. */
export async function checkExecution(
  client: ReceiptReader | undefined,
  safe: Address,
  txHash: Hex,
  safeTxHash: Hex,
): Promise<Check> {
  const subject = 'execution'
  if (!client) return { status: 'unknown', subject, reason: 'The chain was not asked whether this was executed.' }
  try {
    const receipt = await client.getTransactionReceipt({ hash: txHash })
    const result = readExecutionResult(receipt, safe, safeTxHash)
    if (result !== 'absent')
      return { status: 'match', subject, reason: 'The chain has the execution of this transaction.' }
    const reason = 'The transaction that is said to have executed this did not.'
    return { status: 'mismatch', subject, field: 'txHash', reason, expected: safeTxHash, received: txHash }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) {
      return { status: 'unknown', subject, reason: 'The chain did not answer whether this was executed.' }
    }
    const reason = 'The chain does not have the transaction that is said to have executed this.'
    return { status: 'mismatch', subject, field: 'txHash', reason, received: txHash }
  }
}
