import type { Hex } from 'viem'
import { AppError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import { asPlainText } from '@/lib/format/exactJson'
import { asObject, isEmpty, type Json } from '@/lib/format/json'
import { parseBytes, sameBytes } from '@/lib/safe/hash/bytes'
import { readFunctionItem } from './abiItem'
import { encodeCall, InvalidArgumentError } from './encodeCall'
import { type ComposedCall, type StatedMethod, valueKey } from './statedMethod'
import * as words from './words'

type Fail = (what: string, cause?: unknown) => never

/**
 * One transaction of a transaction builder's file as the call that it makes. What would not be made as it stands there, a
 * delegatecall or a method without its values, is refused by `fail` with a sentence, never turned into something else.
 */
export function readBuilderCall(row: Json, fail: Fail): ComposedCall {
  const to = parseAddress(row.to) ?? fail(words.wrongReceiver)
  const value = readAmount(row.value) ?? fail(words.wrongValue)
  const operation = isEmpty(row.operation) ? '0' : asPlainText(row.operation)
  if (operation === '1') fail(words.fileDelegateCall)
  if (operation !== '0') fail(words.unknownOperation)
  const given = isEmpty(row.data) ? undefined : (parseBytes(row.data) ?? fail(words.wrongData))
  const method = readMethod(asObject(row.contractMethod), asObject(row.contractInputsValues), given, fail)
  return {
    to,
    value,
    data: given ?? method?.data ?? '0x',
    operation: 0,
    ...(method?.stated && { method: method.stated }),
  }
}

/** What the method and its values encode to, and the method itself where it is the one that the data calls. */
function readMethod(method: Json, values: Json, given: Hex | undefined, fail: Fail) {
  // Receive and fallback have no function; other tools write a method without a name beside bare data.
  if (isEmpty(method.name) || method.name === 'receive' || method.name === 'fallback') return undefined
  const item = readFunctionItem({ ...method, type: 'function', inputs: method.inputs ?? [] })?.item
  if (!item) return given ? undefined : fail(words.invalidMethod)
  const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value)]))
  const stated: StatedMethod = { item, values: texts }
  const hasValues = Object.keys(values).length > 0
  if (item.inputs.length > 0 && !hasValues) {
    // Beside data a method without values only documents it.
    return given && given !== '0x' ? undefined : fail(words.noValues(item.name))
  }
  const data = encode(stated, values, fail)
  if (!given || sameBytes(given, data)) return { data, stated }
  return item.inputs.length > 0 ? fail(words.otherData) : undefined
}

function encode({ item }: StatedMethod, values: Json, fail: Fail): Hex {
  try {
    return encodeCall(
      item,
      item.inputs.map((input, index) => ownValue(values, valueKey(input, index))),
    )
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    return fail(cause instanceof InvalidArgumentError ? cause.message : words.invalidMethod, cause)
  }
}

// A parameter may be named like something that every object has.
function ownValue(values: Json, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function readAmount(value: unknown): bigint | undefined {
  if (isEmpty(value)) return 0n
  const text = asPlainText(value)
  if (!/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)) return undefined
  const amount = BigInt(text)
  return amount < 2n ** 256n ? amount : undefined
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
