import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  size,
  slice,
  toFunctionSignature,
} from 'viem'
import { parseBytes, sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { DecodedCall, DecodedValue } from './decodedCall'
import { readInnerCalls } from './innerCalls'
import { findFunction, type KnownFunction } from './knownFunctions'

type Context = { abis: readonly Abi[]; depth: number; budget: { calls: number } }

const maxDepth = 12
const maxCalls = 1000

/**
 * Decodes call data from the interfaces shipped here and from `abis`, with batches and calls through other Safes at any
 * depth, up to 12 levels and 1000 calls. Never throws: what it cannot read it says so.
 */
export function decodeCall(from: Address, call: SafeCall, abis: readonly Abi[] = []): DecodedCall {
  return decode(from, call, { abis, depth: 0, budget: { calls: maxCalls } })
}

/** The call itself and all calls inside of it, outermost first. */
export function flattenCalls(call: DecodedCall): DecodedCall[] {
  return [call, ...call.calls.flatMap(flattenCalls)]
}

function decode(from: Address, call: SafeCall, context: Context): DecodedCall {
  const { to, value, operation = 0 } = call
  const bytes = parseBytes(call.data)
  // Selectors are looked up and compared by their text: whatever was handed in, it has one spelling from here on.
  const data = bytes ?? call.data
  const nothing = { selector: undefined, signature: undefined, functionName: undefined, interfaces: [], parameters: [] }
  const base = { from, to, value, data, operation, ...nothing, isExact: true, calls: [], isIncomplete: false }
  if (bytes === undefined) return { ...base, status: 'malformed' }
  if (data === '0x') return { ...base, status: 'empty' }
  if (size(data) < 4) return { ...base, status: 'unknown' }
  const selector = slice(data, 0, 4)
  const known = findFunction(selector, context.abis)
  if (!known) return { ...base, status: 'unknown', selector }
  const { interfaces, item } = known
  const named = { ...base, selector, interfaces, signature: toFunctionSignature(item), functionName: item.name }
  const read = readParameters(known, data)
  if (!read) return { ...named, status: 'malformed' }
  const decoded: DecodedCall = { ...named, ...read, status: 'decoded' }
  return { ...decoded, ...decodeInner(decoded, context) }
}

function decodeInner(call: DecodedCall, context: Context): Pick<DecodedCall, 'calls' | 'isIncomplete'> {
  const inner = readInnerCalls(call)
  if (inner === 'none') return { calls: [], isIncomplete: false }
  if (inner === 'malformed' || context.depth >= maxDepth) return { calls: [], isIncomplete: true }
  const calls: DecodedCall[] = []
  for (const { from, ...innerCall } of inner) {
    if (context.budget.calls <= 0) return { calls, isIncomplete: true }
    context.budget.calls -= 1
    calls.push(decode(from, innerCall, { ...context, depth: context.depth + 1 }))
  }
  return { calls, isIncomplete: false }
}

function readParameters({ item }: KnownFunction, data: Hex) {
  try {
    const { args = [] } = decodeFunctionData({ abi: [item], data })
    const values: readonly unknown[] = args
    const parameters = item.inputs.map((input, index) => ({
      name: input.name ?? '',
      type: input.type,
      value: asValue(values[index]),
    }))
    const isExact = sameBytes(encodeFunctionData({ abi: [item], args: values }), data)
    return { parameters, isExact }
  } catch {
    return undefined
  }
}

function asValue(value: unknown): DecodedValue {
  if (typeof value === 'bigint' || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return value.map((item) => asValue(item))
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asValue(item)]))
}
