import { type Address, getAddress, type Hex, size, slice } from 'viem'

export type BatchedCall = { operation: 0 | 1; to: Address; value: bigint; data: Hex }

const headSize = 1 + 20 + 32 + 32

/** Takes MultiSend's packed transactions apart. Undefined when the bytes are not a whole number of them. */
export function unpackMultiSend(packed: Hex): BatchedCall[] | undefined {
  const calls: BatchedCall[] = []
  const total = size(packed)
  let position = 0
  while (position < total) {
    if (position + headSize > total) return undefined
    const operation = Number(slice(packed, position, position + 1))
    const length = BigInt(slice(packed, position + 53, position + headSize))
    const end = position + headSize + Number(length)
    if (operation > 1 || length > BigInt(total) || end > total) return undefined
    calls.push({
      operation: operation === 1 ? 1 : 0,
      to: getAddress(slice(packed, position + 1, position + 21)),
      value: BigInt(slice(packed, position + 21, position + 53)),
      data: length === 0n ? '0x' : slice(packed, position + headSize, end),
    })
    position = end
  }
  return calls
}
