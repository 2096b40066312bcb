import { type Address, decodeAbiParameters, getAddress, type Hex, parseAbiParameters, slice } from 'viem'
import type { SafeTransactionFields } from '../codec/safeHash'
import type { RawLog } from './client'
import type { ModuleCall } from './records'

const one = {
  address: parseAbiParameters('address'),
  number: parseAbiParameters('uint256'),
}
const addressPair = parseAbiParameters('address, address')
const hashAndPayment = parseAbiParameters('bytes32, uint256')
const setup = parseAbiParameters('address[], uint256, address, address')
const multisig = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)
const additional = parseAbiParameters('uint256, address, uint256')
const moduleCall = parseAbiParameters('address, address, uint256, bytes, uint8')

/** From 1.4.1 on the proxy is a topic, before it was data. */
export function readProxyCreation({ topics, data }: RawLog): { proxy: Address; singleton: Address } {
  if (topics[1]) return { proxy: topicAddress(topics[1]), singleton: decodeAbiParameters(one.address, data)[0] }
  const [proxy, singleton] = decodeAbiParameters(addressPair, data)
  return { proxy, singleton }
}

export function readSafeSetup({ data }: RawLog) {
  const [owners, threshold] = decodeAbiParameters(setup, data)
  return { owners, threshold: Number(threshold) }
}

/** AddedOwner and the module events: one address, a topic in some versions and data in others. */
export function readAddress({ topics, data }: RawLog) {
  return topics[1] ? topicAddress(topics[1]) : decodeAbiParameters(one.address, data)[0]
}

export function readHash({ topics, data }: RawLog): Hex {
  return topics[1] ?? slice(data, 0, 32)
}

export function readNumber({ data }: RawLog) {
  return decodeAbiParameters(one.number, data)[0]
}

/** 1.3.0 has the hash in the data, later versions as a topic. */
export function readExecutionResult({ topics, data }: RawLog): { safeTxHash: Hex; payment: bigint } {
  if (topics[1]) return { safeTxHash: topics[1], payment: decodeAbiParameters(one.number, data)[0] }
  const [safeTxHash, payment] = decodeAbiParameters(hashAndPayment, data)
  return { safeTxHash, payment }
}

export type MultisigCall = { fields: SafeTransactionFields; signatures: Hex; threshold: number }

export function readMultisigCall({ data }: RawLog): MultisigCall {
  const decoded = decodeAbiParameters(multisig, data)
  const [to, value, callData, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = decoded
  const [nonce, , threshold] = decodeAbiParameters(additional, decoded[10])
  return {
    fields: {
      to,
      value,
      data: callData,
      operation: readOperation(operation),
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    },
    signatures: decoded[9],
    threshold: Number(threshold),
  }
}

export function readModuleCall({ data }: RawLog): ModuleCall & { module: Address } {
  const [module, to, value, callData, operation] = decodeAbiParameters(moduleCall, data)
  return { module, to, value, data: callData, operation: readOperation(operation) }
}

export function readOperation(operation: number): 0 | 1 {
  return operation === 1 ? 1 : 0
}

export function topicAddress(topic: Hex): Address {
  return getAddress(`0x${topic.slice(26)}`)
}
