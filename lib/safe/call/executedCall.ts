import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseAbiParameters,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { safeAbi } from './abi'

/**
 * A Safe transaction as the chain executed it. The nonce, the caller and the threshold of that time are known only where
 * the Safe wrote them down.
 */
export type ExecutedCall = {
  fields: Omit<SafeTransaction, 'nonce'>
  nonce: bigint | undefined
  /** Who called the Safe, which counts as the approval of that owner. */
  sender: Address | undefined
  threshold: number | undefined
  signatures: Hex
}

// Only singletons of the L2 flavour write down what they execute.
const callAbi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
])
const stateAtCall = parseAbiParameters('uint256 nonce, address sender, uint256 threshold')

/** As `readCalls`; nothing where the chain does not answer, too. */
export async function readExecutedCalls(...asked: Parameters<typeof readCalls>): Promise<ExecutedCall[]> {
  try {
    return await readCalls(...asked)
  } catch {
    return []
  }
}

/**
 * What a mined transaction made a Safe execute, by the Safe's own events, or by the call itself where it went straight to
 * the Safe; nothing where neither tells. Throws viem's errors.
 */
export async function readCalls(
  client: Pick<ReadClient, 'getTransaction'>,
  safe: Address,
  receipt: Pick<TransactionReceipt, 'logs' | 'transactionHash'>,
): Promise<ExecutedCall[]> {
  const logged = readLoggedCalls(receipt, safe)
  if (logged.length > 0) return logged
  const { to, input } = await client.getTransaction({ hash: receipt.transactionHash })
  return to && isAddressEqual(to, safe) ? readDirectCall(input) : []
}

/** What the Safe itself wrote down about the calls that it executed in a mined transaction. */
export function readLoggedCalls({ logs }: Pick<TransactionReceipt, 'logs'>, safe: Address): ExecutedCall[] {
  const own = logs.filter(({ address }) => isAddressEqual(address, safe))
  return parseEventLogs({ abi: callAbi, logs: own }).flatMap(({ args }): ExecutedCall[] => {
    const { operation, signatures, additionalInfo, ...fields } = args
    try {
      const [nonce, sender, threshold] = decodeAbiParameters(stateAtCall, additionalInfo)
      const call = { ...fields, operation: asOperation(operation) }
      return [{ fields: call, nonce, sender, threshold: Number(threshold), signatures }]
    } catch {
      return []
    }
  })
}

/** What a call of the Safe's `execTransaction` says; nothing for another call. */
export function readDirectCall(input: Hex): ExecutedCall[] {
  try {
    const call = decodeFunctionData({ abi: safeAbi, data: input })
    if (call.functionName !== 'execTransaction') return []
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = call.args
    const amounts = { value, safeTxGas, baseGas, gasPrice }
    const fields = { to, data, operation: asOperation(operation), gasToken, refundReceiver, ...amounts }
    return [{ fields, nonce: undefined, sender: undefined, threshold: undefined, signatures }]
  } catch {
    return []
  }
}

function asOperation(operation: number): 0 | 1 {
  return operation === 1 ? 1 : 0
}
