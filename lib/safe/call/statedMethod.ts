import type { AbiFunction, Address } from 'viem'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { readFunctionItem } from './abiItem'
import { decodeCall } from './callData'
import type { DecodedCall } from './decodedCall'

/** The function of a call and its values as text by parameter, as a form or a file states them: the bytes are signed. */
export type StatedMethod = { item: AbiFunction; values: Record<string, string> }

/** A call on its way to the review, with the function that it was made from as far as that is known. */
export type ComposedCall = SafeCall & { method?: StatedMethod }

/** The method of a call for the file and the draft; nothing where two parameters share a name, which files cannot tell. */
export function stateMethod(item: AbiFunction, texts: readonly string[]): { method?: StatedMethod } {
  const entries = item.inputs.map((input, index) => [valueKey(input, index), texts[index] ?? ''] as const)
  const values = Object.fromEntries(entries)
  return Object.keys(values).length === entries.length ? { method: { item, values } } : {}
}

/** The key of a parameter in `values`: its name, or its place where it has none. */
export function valueKey(input: { name?: string | undefined }, index: number): string {
  return input.name || `${index}`
}

/** A method that was kept as JSON; undefined for anything else. */
export function readStatedMethod(value: unknown): StatedMethod | undefined {
  if (typeof value !== 'object' || value === null || !('item' in value) || !('values' in value)) return undefined
  const read = readFunctionItem(value.item)
  if (!read || typeof value.values !== 'object' || value.values === null) return undefined
  const values = Object.entries(value.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { item: read.item, values: Object.fromEntries(values) }
}

/** A composed call read from its bytes; what only its method names is named by that, as an interface that was given. */
export function decodeComposed(from: Address, { method, ...call }: ComposedCall): DecodedCall {
  return decodeCall(from, call, method ? [[method.item]] : [])
}
