import { type Address, decodeFunctionData, type Hex, isAddressEqual, type PublicClient } from 'viem'
import { safeAbi } from './abi'
import type { FieldAlternatives } from './alteredField'

/**
 * The fields with which the chain's transaction called the Safe's `execTransaction`: nothing when it called something
 * else, or when the chain does not answer.
 */
export async function readExecutedFields(
  client: Pick<PublicClient, 'getTransaction'>,
  safe: Address,
  txHash: Hex,
): Promise<FieldAlternatives> {
  try {
    const { to, input } = await client.getTransaction({ hash: txHash })
    if (!to || !isAddressEqual(to, safe)) return {}
    const call = decodeFunctionData({ abi: safeAbi, data: input })
    if (call.functionName !== 'execTransaction') return {}
    const [target, value, data, , safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = call.args
    return {
      ...{ to: [target], value: [value], data: [data], safeTxGas: [safeTxGas], baseGas: [baseGas] },
      ...{ gasPrice: [gasPrice], gasToken: [gasToken], refundReceiver: [refundReceiver] },
    }
  } catch {
    // It only helps to name the field: that something is wrong is found without it.
    return {}
  }
}
