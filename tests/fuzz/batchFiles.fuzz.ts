import { isDeepStrictEqual } from 'node:util'
import { AbiCoder, id, ParamType } from 'ethers'
import fc from 'fast-check'
import { zeroAddress } from 'viem'
import {
  type BuilderBatch,
  formatBuilderFile,
  InvalidBuilderFileError,
  parseBuilderFile,
} from '@/lib/safe/file/builderFile'
import { anyAddress, anyHex, anyUint256 } from '@/tests/safe/arbitraries'
import { anySeed, respell } from '@/tests/safe/spellings'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

// Each type with a value, and the ways in which people and tools write that value.
const quotes = ['"', "'", '']
type Written = { type: string; value: unknown; text: string }
const leaf = fc.oneof(
  anyAddress.map((value): Written => ({ type: 'address', value, text: value })),
  anyUint256.map((value): Written => ({ type: 'uint256', value, text: `${value}` })),
  anyUint256.map((value): Written => ({ type: 'uint256', value, text: `0x${value.toString(16)}` })),
  fc.boolean().map((value): Written => ({ type: 'bool', value, text: value ? 'True' : 'false' })),
  anyHex(40).map((value): Written => ({ type: 'bytes', value, text: value })),
)
const list = fc.tuple(leaf, fc.nat(4), fc.array(fc.constantFrom(...quotes), { minLength: 5, maxLength: 5 })).map(
  ([{ type, value, text }, count, around]): Written => ({
    type: `${type}[]`,
    value: Array.from({ length: count }, () => value),
    text: `[${around
      .slice(0, count)
      .map((quote) => `${quote}${text}${quote}`)
      .join(' , ')}]`,
  }),
)
const anyRow = fc.record({
  ...{ to: anyAddress, value: anyUint256, inputs: fc.array(fc.oneof(leaf, list), { maxLength: 3 }) },
  lack: fc.constantFrom('', '', '', '', 'values', 'operation', 'data', 'to'),
})
const coder = AbiCoder.defaultAbiCoder()
const basicTypes = ['address', 'uint256', 'bool', 'bytes']
const parsedTypes = new Map(
  [...basicTypes, ...basicTypes.map((type) => `${type}[]`)].map((type) => [type, ParamType.from(type)]),
)

function build({ to, value, inputs, lack }: typeof anyRow extends fc.Arbitrary<infer Row> ? Row : never) {
  const types = inputs.map(({ type }) => type)
  const selector = id(`f(${types.join(',')})`).slice(0, 10)
  const data =
    selector +
    coder
      .encode(
        types.map((type) => parsedTypes.get(type) ?? type),
        inputs.map((input) => input.value),
      )
      .slice(2)
  const row = {
    to: lack === 'to' ? `${to}0` : to,
    value: `${value}`,
    data: lack === 'data' && inputs.length > 0 ? `${data}00` : null,
    ...(lack === 'operation' && { operation: 1 }),
    contractMethod: { name: 'f', payable: false, inputs: types.map((type, index) => ({ name: `v${index}`, type })) },
    contractInputsValues:
      lack === 'values' ? null : Object.fromEntries(inputs.map(({ text }, index) => [`v${index}`, text])),
  }
  const isWhole = lack === '' || (inputs.length === 0 && (lack === 'values' || lack === 'data'))
  return { row, data, isWhole, call: { to, value, data, operation: 0 } }
}

function read(text: string) {
  try {
    return parseBuilderFile(text).calls
  } catch (error) {
    if (!(error instanceof InvalidBuilderFileError)) throw error
    return error.message
  }
}

function write(calls: BuilderBatch['calls']): string {
  return formatBuilderFile({ chainId: 1, safe: zeroAddress, name: '', createdAt: 1, calls })
}

const anyChange = fc.record({ at: fc.nat(5_000), text: fc.string({ maxLength: 2 }), length: fc.nat(3) })

fuzz('batch files', fc.tuple(fc.array(anyRow, { maxLength: 2 }), anySeed, anyChange), ([rows, seed, change]) => {
  const built = rows.map(build)
  const wrong = built.findIndex(({ isWhole }) => !isWhole)
  const transactions = respell(
    built.map(({ row }) => row),
    seed,
    (key) => key === 'name',
  )
  const text = JSON.stringify({ version: '1.0', chainId: '1', meta: {}, transactions })
  const calls = read(text)
  if (wrong !== -1) expectSame(String(calls).split(': ')[0], `Transaction ${wrong + 1}`)
  else {
    if (typeof calls === 'string') throw new Error(calls)
    expectSame(
      calls.map(({ to, value, data, operation }) => ({ to, value, data, operation })),
      built.map(({ call }) => call),
    )
    expectSame(read(write(calls)), calls)
  }
  // A damaged file is refused, or gives only calls whose method and values encode to their data.
  const place = change.at % text.length
  const damaged = read(text.slice(0, place) + change.text + text.slice(place + change.length))
  if (typeof damaged === 'string' || isDeepStrictEqual(damaged, calls)) return
  expectSame(read(write(damaged)), damaged)
})
