import fc from 'fast-check'
import { type Address, getAddress, type Hex, toHex, zeroAddress } from 'viem'
import type { SafeCall, SafeTransaction } from '@/lib/safe/transaction'

/** Bytes of any length up to `max`, as hex. */
export function anyHex(max = 200): fc.Arbitrary<Hex> {
  return fc.uint8Array({ maxLength: max }).map((bytes) => toHex(bytes))
}

export function anyBytes(length: number): fc.Arbitrary<Hex> {
  return fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => toHex(bytes))
}

export const anyAddress: fc.Arbitrary<Address> = fc.oneof(
  { arbitrary: anyBytes(20).map((hex) => getAddress(hex)), weight: 9 },
  { arbitrary: fc.constant<Address>(zeroAddress), weight: 1 },
)

export const anyUint256 = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.constantFrom(0n, 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 255n, 2n ** 256n - 1n),
)

const anyOperation = fc.constantFrom<0 | 1>(0, 1)

export const anyTransaction: fc.Arbitrary<SafeTransaction> = fc.record({
  to: anyAddress,
  value: anyUint256,
  data: anyHex(),
  operation: anyOperation,
  safeTxGas: anyUint256,
  baseGas: anyUint256,
  gasPrice: anyUint256,
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: anyUint256,
})

export const anyCall: fc.Arbitrary<SafeCall & { operation: 0 | 1 }> = fc.record({
  to: anyAddress,
  value: anyUint256,
  data: anyHex(),
  operation: anyOperation,
})

export const anyChainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
