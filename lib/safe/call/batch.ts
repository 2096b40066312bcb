import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  size,
  slice,
  zeroAddress,
} from 'viem'
import { AppError } from '@/lib/errors'
import { normalizeBytes } from '@/lib/safe/hash/bytes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { libraryAbi } from './abi'
import * as words from './words'

/** A batch that MultiSend would not run as it looks, with the reason in `details`. */
export class InvalidBatchError extends AppError {
  override name = 'InvalidBatchError'

  constructor(details: string) {
    super(words.invalidBatch, { details })
  }
}

// operation (1) + to (20) + value (32) + length of data (32)
const headSize = 85

/**
 * One transaction that makes all the calls, or none: a delegatecall to MultiSendCallOnly, which itself only calls. A
 * single call needs no batch and is returned as it is. Throws InvalidBatchError.
 */
export function createBatch(calls: readonly SafeCall[], multiSendCallOnly: Address): SafeCall {
  const [only] = calls
  if (!only) throw new InvalidBatchError(words.emptyBatch)
  if (calls.length === 1) return only
  for (const { to, operation } of calls) {
    if (operation === 1) throw new InvalidBatchError(words.innerDelegateCall)
    // From 1.5.0 on MultiSend takes the zero address for the Safe itself.
    if (isAddressEqual(to, zeroAddress)) throw new InvalidBatchError(words.callToZero)
  }
  const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  return { to: multiSendCallOnly, value: 0n, data, operation: 1 }
}

/** The packed bytes that MultiSend's one parameter holds. */
export function encodeMultiSend(calls: readonly SafeCall[]): Hex {
  const parts = calls.map(({ to, value, data, operation = 0 }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [operation, to, value, BigInt(size(data)), data]),
  )
  return normalizeBytes(concat(['0x', ...parts]))
}

/** The calls in MultiSend's packed bytes. Throws InvalidBatchError for bytes that do not end with a whole call. */
export function decodeMultiSend(packed: Hex): Required<SafeCall>[] {
  const bytes = normalizeBytes(packed)
  const calls: Required<SafeCall>[] = []
  const total = size(bytes)
  let position = 0
  while (position < total) {
    if (position + headSize > total) throw new InvalidBatchError(words.strayBytes(total - position))
    const head = slice(bytes, position, position + headSize)
    const operation = hexToNumber(slice(head, 0, 1))
    if (operation !== 0 && operation !== 1) throw new InvalidBatchError(words.noSuchOperation(operation))
    const length = hexToBigInt(slice(head, 53))
    const start = position + headSize
    if (length > BigInt(total - start)) throw new InvalidBatchError(words.cutOffCall)
    position = start + Number(length)
    const data = length === 0n ? '0x' : slice(bytes, start, position)
    calls.push({ operation, to: getAddress(slice(head, 1, 21)), value: hexToBigInt(slice(head, 21, 53)), data })
  }
  return calls
}

/** The calls of a `multiSend(bytes)` call; undefined when the call data is of another function. */
export function readMultiSend(given: Hex): Required<SafeCall>[] | undefined {
  const data = normalizeBytes(given)
  if (!data.startsWith('0x8d80ff0a')) return undefined
  const { args } = decodeFunctionData({ abi: libraryAbi, data })
  return args && typeof args[0] === 'string' ? decodeMultiSend(args[0]) : undefined
}
