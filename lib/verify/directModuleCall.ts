import { decodeFunctionData, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { OnChainInput } from './detailsInput'

/**
 * The call that a module told the Safe to make, where the module is itself the account that sent the transaction straight
 * to the Safe; undefined where that is not so, or the chain does not answer.
 */
export async function readDirectModuleCall(
  { client, ref, details }: OnChainInput,
  { from, to, status, transactionHash }: TransactionReceipt,
): Promise<Required<SafeCall> | undefined> {
  const { detailedExecutionInfo: info } = details
  if (!client || !to || status !== 'success' || info?.type !== 'MODULE') return undefined
  if (!isAddressEqual(to, ref.address) || !isAddressEqual(from, info.address.value)) return undefined
  const transaction = await client.getTransaction({ hash: transactionHash }).catch(() => undefined)
  return transaction && readModuleCall(transaction.input)
}

function readModuleCall(data: Hex): Required<SafeCall> | undefined {
  try {
    const call = decodeFunctionData({ abi: safeAbi, data })
    const isModule =
      call.functionName === 'execTransactionFromModule' || call.functionName === 'execTransactionFromModuleReturnData'
    if (!isModule) return undefined
    const [to, value, bytes, operation] = call.args
    return operation > 1 ? undefined : { to, value, data: bytes, operation: operation === 1 ? 1 : 0 }
  } catch {
    return undefined
  }
}
