import { type Address, concat, encodeFunctionData, encodePacked, type Hex, parseAbi, size } from 'viem'
import { type SafeVersion, safeContracts } from './safeContracts'

export type BatchedCall = { to: Address; value?: bigint; data?: Hex }

const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** The Safe transaction that makes all the calls: a delegatecall to the version's MultiSendCallOnly. */
export function encodeBatch(version: SafeVersion, calls: BatchedCall[]) {
  const packed = calls.map(({ to, value = 0n, data = '0x' }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
  )
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(packed)] })
  return { to: safeContracts(version).multiSendCallOnly, data, operation: 1 as const }
}
