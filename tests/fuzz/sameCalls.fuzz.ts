import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { getAddress, zeroAddress } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import { anyAddress, anyCall } from '@/tests/safe/arbitraries'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

const library = getAddress('0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526')
const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

/** `multiSend(bytes)` by hand. */
function wrap(calls: readonly SafeCall[]): SafeCall {
  const packed = calls.map(({ operation = 0, to, value, data }) => {
    return `0${operation}${to.slice(2)}${word(value)}${word(data.length / 2 - 1)}${data.slice(2)}`
  })
  const bytes = packed.join('').toLowerCase()
  const filled = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return { to: library, value: 0n, data: `0x8d80ff0a${word(32)}${word(bytes.length / 2)}${filled}`, operation: 1 }
}

const input = fc
  .record({ safe: anyAddress, calls: fc.array(anyCall, { minLength: 1, maxLength: 6 }), at: fc.nat(), cut: fc.nat() })
  .filter(({ safe, calls }) => calls.every(({ to }) => !sameBytes(to, safe) && !sameBytes(to, zeroAddress)))

// Turned round, wrapped at any place and depth it stays the same; with one call changed, or one more, it does not.
fuzz('same calls', input, ({ safe, calls, at, cut }) => {
  const list = (all: readonly SafeCall[]) => listCalls(safe, wrap(all))
  const split = cut % (calls.length + 1)
  const turned = [...calls.slice(split), ...calls.slice(0, split)].reverse()
  const nested = [...turned.slice(0, split), wrap(turned.slice(split))]
  const index = at % calls.length
  const changed = calls.map((call, place) => (place === index ? { ...call, value: call.value ^ 1n } : call))
  const before = list(calls)
  const others = [turned, nested, changed, [...calls, ...calls.slice(index, index + 1)]].map(list)
  expectSame(
    others.map((other) => isDeepStrictEqual(other, before)),
    [true, true, false, false],
  )
  // Each digest costs as much as all the rest: one of them a time.
  const other = others[at % others.length] ?? []
  expectSame(digestCalls(other) === digestCalls(before), at % others.length < 2)
})
