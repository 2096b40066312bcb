import type { SafeRecord } from '../chain/records'
import { addressEx } from './addressEx'

export function describeCreation({ address, creation }: SafeRecord) {
  const { transaction, factory, singleton, saltNonce } = creation
  return {
    id: `creation_${address}`,
    timestamp: transaction.timestamp,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: addressEx(transaction.from),
      transactionHash: transaction.hash,
      implementation: singleton && addressEx(singleton),
      factory: factory && addressEx(factory),
      saltNonce,
    },
    ...{ executionInfo: null, safeAppInfo: null, note: null },
    txHash: transaction.hash,
  }
}
