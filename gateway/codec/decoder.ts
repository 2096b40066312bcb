import { type AbiParameter, type Address, decodeFunctionData, type Hex, isAddress, slice } from 'viem'
import { findFunction } from './abiTable'
import { unpackMultiSend } from './multiSend'

export type ParameterValue = string | ParameterValue[]
export type InnerCall = {
  operation: 0 | 1
  to: Address
  value: string
  data: Hex | null
  dataDecoded: DecodedCall | null
}
export type DecodedParameter = { name: string; type: string; value: ParameterValue; valueDecoded: InnerCall[] | null }
export type DecodedCall = { method: string; parameters: DecodedParameter[] }

// A batch may hold a batch; no honest one is this deep.
const deepest = 8

/** What call data asks for, by the known interfaces; batches are decoded inside. Null when unknown. */
export function decodeCall(data: Hex, depth = 0): DecodedCall | null {
  if (data.length < 10) return null
  const known = findFunction(slice(data, 0, 4))
  const values = known && decodeArguments(known, data)
  if (!known || !values) return null
  return {
    method: known.name,
    parameters: known.inputs.map((input, position) => {
      const value = values[position]
      const isBatch = known.name === 'multiSend' && input.type === 'bytes'
      return {
        ...{ name: input.name ?? '', type: formatType(input), value: formatValue(value) },
        valueDecoded: isBatch ? decodeBatch(value, depth) : null,
      }
    }),
  }
}

function decodeArguments(known: NonNullable<ReturnType<typeof findFunction>>, data: Hex) {
  try {
    const { args } = decodeFunctionData({ abi: [known], data })
    return (args ?? []) as readonly unknown[]
  } catch {
    return undefined
  }
}

function decodeBatch(value: unknown, depth: number): InnerCall[] | null {
  if (typeof value !== 'string' || depth >= deepest) return null
  const calls = unpackMultiSend(value as Hex)
  if (!calls) return null
  return calls.map(({ operation, to, value: amount, data }) => ({
    ...{ operation, to, value: String(amount), data: data === '0x' ? null : data },
    dataDecoded: decodeCall(data, depth + 1),
  }))
}

/** Tuples are written out, as in a function signature. */
function formatType(input: AbiParameter): string {
  if (!input.type.startsWith('tuple') || !('components' in input)) return input.type
  return `(${input.components.map(formatType).join(',')})${input.type.slice('tuple'.length)}`
}

function formatValue(value: unknown): ParameterValue {
  if (Array.isArray(value)) return value.map(formatValue)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(formatValue)
  return String(value)
}

/** The addresses that decoded call data mentions, inside batches too. */
export function collectAddresses(decoded: DecodedCall | null): Address[] {
  if (!decoded) return []
  return decoded.parameters.flatMap(({ type, value, valueDecoded }) => {
    const inner = (valueDecoded ?? []).flatMap((call) => [call.to, ...collectAddresses(call.dataDecoded)])
    return type.startsWith('address') ? [...flatten(value), ...inner] : inner
  })
}

function flatten(value: ParameterValue): Address[] {
  if (Array.isArray(value)) return value.flatMap(flatten)
  return isAddress(value, { strict: false }) ? [value] : []
}
