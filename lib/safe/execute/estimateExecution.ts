import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { createTrial } from './trialExecution'

// To recover a key, look up its owner, and hand over its 65 bytes.
const gasOfSignature = 7_000n

/**
 * About what whoever executes it pays for gas now, in the smallest unit of the network's currency: for the execution with
 * all signatures that the Safe needs, at the node's price. Undefined where the node cannot tell. Throws nothing.
 */
export async function estimateExecution(
  client: Pick<ReadClient, 'estimateGas' | 'getGasPrice'>,
  state: Pick<SafeState, 'address' | 'owners' | 'threshold'>,
  transaction: SafeTransaction,
): Promise<bigint | undefined> {
  const trial = createTrial(state, transaction)
  if (!trial) return undefined
  try {
    const { call, override } = trial
    const [gas, price] = await Promise.all([
      client.estimateGas({ ...call, stateOverride: [override] }),
      client.getGasPrice(),
    ])
    return (gas + BigInt(state.threshold - 1) * gasOfSignature) * price
  } catch {
    return undefined
  }
}
