import type { AbiFunction, AbiParameter } from 'viem'
import { asObject, type Json } from '@/lib/format/json'
import { canonicalType } from './abiTypes'

/** A function of an interface, and what was taken for granted about its types. */
export type ReadFunction = { item: AbiFunction; notes: string[] }

const deepestTuple = 10

/**
 * A function as JSON interfaces have it, of all ages: an item without a type is a function, and `constant` and `payable`
 * said what `stateMutability` says now. Outputs are left out: nothing here reads them. Undefined for anything else.
 */
export function readFunctionItem(value: unknown): ReadFunction | undefined {
  const { type = 'function', name, inputs, stateMutability, constant, payable } = asObject(value)
  if (type !== 'function' || typeof name !== 'string' || !/^[A-Za-z_$][\w$]{0,200}$/.test(name)) return undefined
  const notes: string[] = []
  const parameters = readParameters(inputs, notes, deepestTuple)
  if (!parameters) return undefined
  const isReading = constant === true || stateMutability === 'view' || stateMutability === 'pure'
  const isPayable = payable === true || stateMutability === 'payable'
  const mutability = isPayable ? 'payable' : 'nonpayable'
  const item = {
    type,
    name,
    inputs: parameters,
    outputs: [],
    stateMutability: isReading ? 'view' : mutability,
  } as const
  return { item, notes }
}

function readParameters(inputs: unknown, notes: string[], depth: number): AbiParameter[] | undefined {
  if (!Array.isArray(inputs) || depth === 0) return undefined
  const parameters = inputs.map((input) => readParameter(asObject(input), notes, depth))
  const read = parameters.filter((parameter) => parameter !== undefined)
  return read.length === parameters.length ? read : undefined
}

function readParameter({ type, name, components }: Json, notes: string[], depth: number): AbiParameter | undefined {
  if (typeof type !== 'string') return undefined
  const named = typeof name === 'string' && name !== '' ? { name: name.slice(0, 200) } : {}
  if (/^tuple(\[\d*\]){0,10}$/.test(type)) {
    const parts = readParameters(components, notes, depth - 1)
    return parts && { ...named, type, components: parts }
  }
  const canonical = canonicalType(type)
  if (canonical?.note) notes.push(canonical.note)
  return canonical && { ...named, type: canonical.type }
}
