import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { formatDraft, parseDraft } from '@/lib/drafts/draft'
import { AppError } from '@/lib/errors'
import { formatBuilderFile, parseBuilderFile } from '@/lib/safe/file/builderFile'
import { decodeComposed } from './statedMethod'

const token = '0x3Ef3D8bA38EBe18DB133cEc108f4D14CE00Dd9Ae'
const big = 2n ** 200n + 1n
const abi = parseAbi([
  'struct Leg { address to; uint256 amount; }',
  'function f(Leg leg, uint256[][] grid, Leg[] legs, bool on, string[] names)',
])
const leg = [
  { name: 'to', type: 'address' },
  { name: 'amount', type: 'uint256' },
]

test('a file with tuples, nested lists and long numbers, without data, gives exactly its call; exported, it comes back', () => {
  const method = {
    name: 'f',
    payable: false,
    inputs: [
      { name: 'leg', type: 'tuple', components: leg },
      { name: 'grid', type: 'uint256[][]' },
      { name: 'legs', type: 'tuple[]', components: leg },
      { name: 'on', type: 'bool' },
      { name: 'names', type: 'string[]' },
    ],
  }
  const values = {
    leg: `["${token}", ${big}]`,
    grid: `[[${big}, "1"], []]`,
    legs: `[["${token}", "${big}"]]`,
    on: 'true',
    names: '["a, b", "[c]"]',
  }
  const transaction = { to: token, value: `${big}`, data: null, contractMethod: method, contractInputsValues: values }
  const [call] = parseBuilderFile(
    JSON.stringify({ version: '1.0', chainId: '1', meta: {}, transactions: [transaction] }),
  ).calls
  const part = { to: token, amount: big } as const
  const args = [part, [[big, 1n], []], [part], true, ['a, b', '[c]']] as const
  const data = encodeFunctionData({ abi, functionName: 'f', args })
  expect(call).toMatchObject({ to: token, value: big, data, operation: 0, method: { item: { name: 'f' }, values } })
  const calls = call ? [call] : []
  const exported = formatBuilderFile({ chainId: 1, safe: token, name: 'x', createdAt: 1, calls })
  expect(parseBuilderFile(exported)).toEqual({ chainId: 1, name: 'x', calls, hasChangedSince: false })
  const [{ contractMethod, contractInputsValues }] = JSON.parse(exported).transactions
  expect(contractMethod).toMatchObject(method)
  expect(contractInputsValues).toEqual(values)
  expect(parseDraft(formatDraft(calls))).toEqual(calls)
  expect(call && decodeComposed(token, call)).toMatchObject({
    signature: 'f((address,uint256),uint256[][],(address,uint256)[],bool,string[])',
    interfaces: ['given'],
    parameters: [{ name: 'leg', value: part }, {}, {}, { value: true }, { value: ['a, b', '[c]'] }],
  })
})

test.each(['constructor', 'toString', '__proto__'])(
  'a parameter named %s has a value only where the file gives one',
  (name) => {
    const contractMethod = {
      name: 'f',
      payable: false,
      inputs: [
        { name, type: 'string' },
        { name: 'on', type: 'bool' },
      ],
    }
    const read = (values: [string, string][]) =>
      parseBuilderFile(
        JSON.stringify({
          ...{ version: '1.0', chainId: '1', meta: {} },
          transactions: [{ to: token, value: '0', contractMethod, contractInputsValues: Object.fromEntries(values) }],
        }),
      ).calls[0]?.data
    const data = encodeFunctionData({
      abi: parseAbi(['function f(string a, bool on)']),
      functionName: 'f',
      args: ['x', true],
    })
    expect(
      read([
        [name, 'x'],
        ['on', 'true'],
      ]),
    ).toBe(data)
    expect(() => read([['on', 'true']])).toThrow(AppError)
  },
)
