import fc from 'fast-check'
import { type Address, getAddress, type Hex, keccak256, numberToHex, slice, toHex, zeroAddress } from 'viem'
import type { SafeCall, SafeTransaction } from '@/lib/safe/hash/transaction'

/** Bytes of any length up to `max`, as hex: mostly a few, now and then many. */
export function anyHex(max = 200): fc.Arbitrary<Hex> {
  const few = fc.uint8Array({ maxLength: max })
  const many = fc.uint8Array({ maxLength: max, size: 'max' })
  return fc.oneof({ arbitrary: few, weight: 15 }, { arbitrary: many, weight: 1 }).map((bytes) => toHex(bytes))
}

export function anyBytes(length: number): fc.Arbitrary<Hex> {
  return fc.bigInt({ min: 0n, max: 256n ** BigInt(length) - 1n }).map((value) => numberToHex(value, { size: length }))
}

// Checksums take longer than most of what is tried with them.
const someAddresses = Array.from({ length: 500 }, (_, index) => getAddress(slice(keccak256(toHex(index)), 12)))

export const anyAddress: fc.Arbitrary<Address> = fc.oneof(
  { arbitrary: fc.constantFrom(...someAddresses), weight: 8 },
  { arbitrary: anyBytes(20).map((hex) => getAddress(hex)), weight: 1 },
  { arbitrary: fc.constant<Address>(zeroAddress), weight: 1 },
)

export const anyUint256 = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.constantFrom(0n, 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 255n, 2n ** 256n - 1n),
)

const anyOperation = fc.constantFrom<0 | 1>(0, 1)

const ordinary = { noNullPrototype: true }

export const anyTransaction: fc.Arbitrary<SafeTransaction> = fc.record(
  {
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
  },
  ordinary,
)

export const anyCall: fc.Arbitrary<SafeCall & { operation: 0 | 1 }> = fc.record(
  { to: anyAddress, value: anyUint256, data: anyHex(), operation: anyOperation },
  ordinary,
)

export const anyChainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
