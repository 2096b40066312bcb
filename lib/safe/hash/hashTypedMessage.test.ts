import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { verifyMessage } from '@/lib/safe/verify/verifyMessage'
import { AppRequestError } from '@/lib/safe-apps/host/appRequestError'
import { parseTypedData } from '@/lib/safe-apps/host/requests/messageRequest'
import { anyTypedData } from '@/tests/safe/typedData'
import vectors from '@/tests/vectors/safe.json'
import { hashTypedMessage } from './hashTypedMessage'
import { hashSafeMessage, LongMessageError, longestMessage } from './messageHash'
import { parseTypedMessage } from './parseTypedMessage'
import { listSignedFields } from './signedFields'
import { InvalidTypedDataError, type MessageTypedData, OversizedTypedDataError, typedDataLimits } from './typedMessage'

type Fields = { name: string; type: string }[]
const account = { address: '0x111CEEee040739fD91D29C34C33E6B3E112F2177', chainId: 1, version: '1.4.1' } as const
const one = (type: string, value: unknown, name = 'a', types: Record<string, Fields> = {}): MessageTypedData => ({
  domain: {},
  types: { Main: [{ name, type }], ...types },
  primaryType: 'Main',
  message: Object.fromEntries([[name, value]]),
})
const hashByViem = ({ domain, types, primaryType = '', message }: MessageTypedData) =>
  hashTypedData<Record<string, unknown>, string>({ domain, types, primaryType, message })

/** What typed data of a stranger is refused with, on every way in: pasted, asked for by an app, listed by a gateway. */
async function refusals(typedData: MessageTypedData): Promise<unknown[]> {
  const ways = [
    () => hashTypedMessage(typedData),
    () => hashSafeMessage(account, typedData),
    () => parseTypedMessage(JSON.stringify(typedData)),
    () => parseTypedData({ typedData }),
  ]
  const claimed = { message: typedData, safeMessageHash: '0x', confirmations: [] }
  const listed = await verifyMessage({ account, chain: undefined, client: undefined }, claimed)
  const thrown = ways.map((way) => {
    try {
      return way()
    } catch (error) {
      return error
    }
  })
  return [...thrown, listed.hashes === undefined ? new InvalidTypedDataError(listed.status) : listed]
}

describe('hashTypedMessage', () => {
  it('gives the published hashes', () => {
    for (const { hash, ...typedData } of vectors.typedData) {
      expect(hashTypedMessage(typedData as unknown as MessageTypedData)).toBe(hash)
    }
  })

  it('gives the hash that viem gives, whatever the types, values and names', () => {
    fc.assert(
      fc.property(anyTypedData, (typedData) => {
        expect(hashTypedMessage(typedData)).toBe(hashByViem(typedData))
      }),
      { numRuns: 500 },
    )
  })

  it('encodes types that refer to themselves and to each other', () => {
    const types = {
      Tree: [
        { name: 'left', type: 'Tree[]' },
        { name: 'leaf', type: 'Leaf' },
      ],
      Leaf: [{ name: 'trees', type: 'Tree[]' }],
    }
    const leaf = { trees: [] }
    const message = { left: [{ left: [], leaf: { trees: [{ left: [], leaf }] } }], leaf }
    const typedData = { domain: {}, types, primaryType: 'Tree', message }
    expect(hashTypedMessage(typedData)).toBe(hashByViem(typedData))
  })

  it('takes addresses in one letter case, in which there is no checksum', () => {
    const { address } = account
    const upper = `0x${address.slice(2).toUpperCase()}`
    expect(hashTypedMessage(one('address', upper))).toBe(hashTypedMessage(one('address', address)))
  })
})

describe('names that every object has', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

  it.each(names)('%s is refused with a sentence where it names nothing', async (name) => {
    const cases = [
      one(name, {}),
      one(`${name}[]`, [{}]),
      { ...one('string', ''), primaryType: name },
      { ...one('string', ''), message: {} },
      { ...one('string', 'x', name), message: {} },
      { ...one('string', ''), types: { EIP712Domain: [{ name, type: 'string' }], Main: [] }, message: {} },
    ]
    for (const typedData of cases) {
      for (const refusal of await refusals(typedData)) {
        expect(refusal instanceof InvalidTypedDataError || refusal instanceof AppRequestError).toBe(true)
      }
    }
  })

  it.each(names)('%s is a type, a field and a domain field like any other where it is defined', (name) => {
    const types: Record<string, Fields> = Object.fromEntries([
      ['Main', [{ name, type: name }]],
      [name, [{ name: 'a', type: 'string' }]],
      ['EIP712Domain', [{ name, type: 'string' }]],
    ])
    const message = Object.fromEntries([[name, { a: 'x' }]])
    const typedData = { domain: Object.fromEntries([[name, 'd']]), types, primaryType: 'Main', message }
    expect(hashTypedMessage(typedData)).toBe(hashByViem(typedData))
    const shown = listSignedFields(typedData)
    expect(shown.message).toMatchObject([{ name, children: [{ name: 'a', value: 'x' }] }])
    expect(shown.domain).toMatchObject([{ name, value: 'd' }])
  })
})

describe('what would be signed as something else than it is shown', () => {
  it.each<[string, string, unknown]>([
    ['a number for a text, which is hashed as the text 1', 'string', 49],
    ['a truth for a text', 'string', true],
    ['a text for bytes', 'bytes', 'hello'],
    ['half a byte', 'bytes', '0x123'],
    ['nothing for a number, which is 0', 'uint256', ''],
    ['a number with spaces', 'uint256', ' 1 '],
    ['a binary number', 'uint256', '0b11'],
    ['a number that a float rounds', 'uint256', 1e21],
    ['a fraction', 'uint256', 1.5],
    ['a negative number without a sign', 'uint8', -1],
    ['a number of too many bits', 'int8', 128],
    ['a number for a truth', 'bool', 1],
    ['a text for a truth', 'bool', 'true'],
    ['bytes of another length', 'bytes4', '0x001122'],
    ['no value', 'string', null],
    ['a text for a list', 'uint8[]', '12'],
    ['too few items', 'uint8[2]', [1]],
    ['an object like a list', 'uint8[]', { length: 0 }],
    ['a list for an object', 'Main', []],
    ['an address with a wrong checksum', 'address', account.address.replace('E', 'e')],
    ['a type that Solidity does not have', 'uint7', 1],
    ['a number without bits', 'uint', 1],
    ['a type of the host', 'function', '0x'],
  ])('refuses %s', async (_, type, value) => {
    for (const refusal of await refusals(one(type, value))) {
      expect(refusal instanceof InvalidTypedDataError || refusal instanceof AppRequestError).toBe(true)
    }
  })

  it('refuses names that read like several fields, and a field twice', () => {
    for (const name of ['a,uint256 b', 'a b', '', 'a)B(uint8 c', 'a\n']) {
      expect(() => hashTypedMessage(one('string', 'x', name))).toThrow(InvalidTypedDataError)
    }
    const twice = [
      { name: 'a', type: 'string' },
      { name: 'a', type: 'string' },
    ]
    expect(() => hashTypedMessage(one('string', 'x', 'a', { Other: twice }))).toThrow(InvalidTypedDataError)
  })
})

describe('messages made to hold the page up', () => {
  const chain = (count: number, nameLength: number): Record<string, Fields> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const next = index + 1 < count ? [{ name: 'next', type: `T${index + 1}[]` }] : []
        return [`T${index}`, [...next, { name: 'x'.repeat(nameLength), type: 'uint8' }]]
      }),
    )
  const everyType = (count: number): Fields =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, type: `T${index}[]` }))
  const { types: mostTypes, values: mostValues, text: mostText, fields: mostFields, depth } = typedDataLimits
  const deep = (levels: number): unknown => (levels === 0 ? { next: [] } : { next: [deep(levels - 1)] })

  it.each<[string, MessageTypedData]>([
    ['a chain of types', one('T0[]', [], 'a', chain(mostTypes, 1))],
    [
      'a chain of types of which each has a value',
      {
        ...{ domain: {}, primaryType: 'Main', types: { Main: everyType(99), ...chain(99, 150) } },
        message: Object.fromEntries(everyType(99).map(({ name }) => [name, [{ next: [], [`${'x'.repeat(150)}`]: 1 }]])),
      },
    ],
    ['more values than anybody reads', one('bool[]', Array(mostValues).fill(true))],
    ['lists of nothing', one('bool[][]', Array(mostValues).fill([]))],
    ['a long text', one('string', 'x'.repeat(mostText + 1))],
    ['long bytes', one('bytes', `0x${'00'.repeat(mostText)}`)],
    ['a text that is longer in bytes', one('string', '語'.repeat(mostText / 2))],
    [
      'more fields than anybody reads',
      one('string', '', 'a', {
        Other: Array.from({ length: mostFields }, (_, index) => ({ name: `f${index}`, type: 'bool' })),
      }),
    ],
    ['types in types without end', one('Tree', deep(depth), 'a', { Tree: [{ name: 'next', type: 'Tree[]' }] })],
    ['a name without end', one('string', '', 'a', { ['N'.repeat(201)]: [] })],
  ])('%s is refused before it costs anything, with a sentence', async (_, typedData) => {
    for (const refusal of await refusals(typedData)) {
      expect(refusal instanceof InvalidTypedDataError || refusal instanceof AppRequestError).toBe(true)
    }
  })

  it('an app is told which limit its typed data is beyond', () => {
    const typedData = one('bool[]', Array(mostValues).fill(true))
    expect(() => parseTypedData({ typedData })).toThrow('The typed data is too large. It has more than 1000 values.')
    expect(() => hashTypedMessage(typedData)).toThrow(OversizedTypedDataError)
  })

  it('a text that is too long is neither signed nor checked', async () => {
    const message = 'x'.repeat(longestMessage + 1)
    expect(() => hashSafeMessage(account, message)).toThrow(LongMessageError)
    expect(hashSafeMessage(account, message.slice(1)).contentHash).toMatch(/^0x/)
    const claimed = { message, safeMessageHash: '0x', confirmations: [] }
    const { status, checks } = await verifyMessage({ account, chain: undefined, client: undefined }, claimed)
    const sentence = expect.stringContaining('longer than 50000 characters')
    expect([status, checks[0]?.reason]).toEqual(['unknown', { code: 'told', sentence }])
  })
})
