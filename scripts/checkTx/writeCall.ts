import { type Address, type Hex, size } from 'viem'
import { describeAmount, nativeUnit } from '@/components/transactions/view/describeAmount'
import { describeOperation, listDoubts, nameTarget } from '@/components/transactions/view/describeCall'
import * as viewWords from '@/components/transactions/view/words'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { DecodedCall, DecodedValue } from '@/lib/safe/call/decodedCall'
import { printable } from './printable'

const step = '  '
const longBytes = 256

/** A call and all calls in it, line by line, as the page reads them from the bytes that are signed. */
export function writeCall(safe: SafeRef, call: DecodedCall): string[] {
  const { to, value, data, interfaces, parameters, calls } = call
  const target = nameTarget(safe, call)
  return [
    fact(viewWords.to, to),
    ...(target ? [printable(target)] : []),
    fact(viewWords.value, describeAmount(value, nativeUnit(safe.chainId))),
    fact(viewWords.operation, describeOperation(safe, call)),
    fact(viewWords.functionName, nameFunction(call)),
    ...(interfaces.length > 0 ? [printable(viewWords.asInInterfaces(interfaces))] : []),
    ...parameters.flatMap(({ name, type, value: given }, index) =>
      writeValue(`${name || viewWords.unnamedParameter(index + 1)} ${type}`, given),
    ),
    ...listDoubts(call).map(printable),
    ...(data === '0x' ? [] : [fact(viewWords.rawData(size(data)), shorten(data))]),
    ...calls.flatMap((inner, index) => [
      `${viewWords.callPosition(index + 1, calls.length)}`,
      ...writeCall(safe, inner).map((line) => step + line),
    ]),
  ]
}

export function fact(term: string, value: string): string {
  return `${printable(term)}: ${printable(value)}`
}

export function shorten(data: Hex): string {
  return size(data) > longBytes ? viewWords.bytes(size(data)) : data
}

function nameFunction({ status, signature }: DecodedCall): string {
  if (status === 'empty') return viewWords.plainPayment
  return signature ?? viewWords.unknownFunction
}

function writeValue(name: string, value: DecodedValue): string[] {
  if (typeof value === 'string') return [fact(name, value === '0x' ? viewWords.noBytes : value)]
  if (typeof value === 'bigint' || typeof value === 'boolean') return [fact(name, `${value}`)]
  const parts = Array.isArray(value) ? value.map((part, index) => [`${index}`, part] as const) : Object.entries(value)
  if (parts.length === 0) return [fact(name, viewWords.emptyList)]
  return [
    `${printable(name)}:`,
    ...parts.flatMap(([part, inner]) => writeValue(part, inner)).map((line) => step + line),
  ]
}

/** A call as a program reads it: the same, with every byte. */
export type ListedCall = { to: Address; value: bigint; data: Hex; operation: number; calls: ListedCall[] } & Pick<
  DecodedCall,
  'signature' | 'parameters' | 'isExact' | 'isIncomplete'
> & { doubts: string[] }

export function listCall(call: DecodedCall): ListedCall {
  const { to, value, data, operation, signature, parameters, isExact, isIncomplete, calls } = call
  const common = { to, value, data, operation, signature, parameters, isExact, isIncomplete }
  return { ...common, doubts: listDoubts(call), calls: calls.map(listCall) }
}
