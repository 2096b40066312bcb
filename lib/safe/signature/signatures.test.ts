import { buildContractSignature, buildSignatureBytes, EthSafeSignature } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { type Address, concat, type Hex, isAddressEqual, size, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyBytes, anyHex } from '@/tests/safe/arbitraries'
import { joinSignatures, type OwnerSignature } from './joinSignatures'
import {
  encodeSignature,
  InvalidSignatureError,
  readSignature,
  readSignatures,
  type SafeSignature,
  splitSignatures,
} from './signatures'
import { approvedHashSignature, contractSignature, parseWalletSignature } from './walletSignature'

const alice: Address = '0x1111111111111111111111111111111111111111'
const bob: Address = '0x2222222222222222222222222222222222222222'
const key64: Hex = `0x${'ab'.repeat(64)}`

const anySigner = anyBytes(20).map((hex): Address => hex)
const keySignature = (v: number) => anyBytes(64).map((bytes) => concat([bytes, toHex(v)]))
const anyOwnerSignature: fc.Arbitrary<OwnerSignature> = anySigner.chain((signer) =>
  fc
    .oneof(
      fc.constantFrom(27, 28, 31, 32).chain(keySignature),
      fc.constant(approvedHashSignature(signer)),
      anyHex(150).map((data) => contractSignature(signer, data)),
    )
    .map((signature) => ({ signer, signature })),
)
const anyOwnerSignatures = fc.uniqueArray(anyOwnerSignature, {
  maxLength: 8,
  comparator: (a, b) => isAddressEqual(a.signer, b.signer),
})

describe('joinSignatures', () => {
  test('gives the same bytes as protocol-kit, whatever the order', () => {
    fc.assert(
      fc.property(anyOwnerSignatures, (signatures) => {
        const parts = signatures.map(({ signer, signature }) => {
          const [part] = splitSignatures(signature)
          const isContract = part?.kind === 'contract'
          return new EthSafeSignature(signer, isContract ? part.data : signature, isContract)
        })
        expect(joinSignatures(signatures)).toBe(signatures.length ? buildSignatureBytes(parts) : '0x')
        expect(joinSignatures([...signatures].reverse())).toBe(joinSignatures(signatures))
      }),
      { numRuns: 300 },
    )
  })

  test('is undone by splitSignatures, ascending by owner', () => {
    fc.assert(
      fc.property(anyOwnerSignatures, (signatures) => {
        const sorted = [...signatures].sort((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1))
        const parts = splitSignatures(joinSignatures(signatures))
        expect(parts.map((part) => encodeSignature(part))).toEqual(sorted.map(({ signature }) => signature))
      }),
    )
  })

  test('nests a Safe owner as protocol-kit does', async () => {
    const inner = [approvedHashSignature(bob), concat([key64, '0x1b'])] as const
    const data = joinSignatures([
      { signer: bob, signature: inner[0] },
      { signer: alice, signature: inner[1] },
    ])
    const built = await buildContractSignature(
      [new EthSafeSignature(bob, inner[0]), new EthSafeSignature(alice, inner[1])],
      bob,
    )
    const joined = joinSignatures([{ signer: bob, signature: contractSignature(bob, data) }])
    expect(joined).toBe(buildSignatureBytes([built]))
  })

  test('refuses the same owner twice, in any letter case', () => {
    const lower: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
    const upper: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const twice = [lower, upper].map((signer) => ({ signer, signature: concat([key64, '0x1b']) }))
    expect(() => joinSignatures(twice)).toThrow(InvalidSignatureError)
  })

  test('refuses a signature that names another owner, and takes the first of several in one', () => {
    expect(() => joinSignatures([{ signer: alice, signature: approvedHashSignature(bob) }])).toThrow(
      InvalidSignatureError,
    )
    const two = concat([key64, '0x1b', key64, '0x1b'])
    expect(joinSignatures([{ signer: alice, signature: two }])).toBe(concat([key64, '0x1b']))
    expect(() => joinSignatures([{ signer: alice, signature: '0x' }])).toThrow(InvalidSignatureError)
  })
})

describe('splitSignatures', () => {
  test('tells the kinds apart by v', () => {
    const bytes = concat([key64, '0x1b', key64, '0x20', approvedHashSignature(alice)])
    expect(splitSignatures(bytes).map(({ kind }) => kind)).toEqual(['eoa', 'ethSign', 'approvedHash'])
    expect(splitSignatures('0x')).toEqual([])
    const contract: SafeSignature = { kind: 'contract', signer: alice, data: '0x1234' }
    expect(splitSignatures(contractSignature(alice, '0x1234'))).toEqual([contract])
    expect(splitSignatures(contractSignature(alice, '0x'))).toEqual([{ ...contract, data: '0x' }])
  })

  test.each<[string, Hex]>([
    ['a byte too few', `0x${'ab'.repeat(63)}1b`],
    ['v 2', `${key64}02`],
    ['v 26', `${key64}1a`],
    ['v 29', `${key64}1d`],
    ['v 30', `${key64}1e`],
    ['v 33', `${key64}21`],
    ['an offset outside', concat([toHex(1, { size: 32 }), toHex(66, { size: 32 }), '0x00', toHex(0, { size: 32 })])],
    ['a huge offset', concat([toHex(1, { size: 32 }), `0x${'ff'.repeat(32)}`, '0x00', toHex(0, { size: 32 })])],
    ['data cut off', concat([toHex(1, { size: 32 }), toHex(65, { size: 32 }), '0x00', toHex(1, { size: 32 })])],
    ['a huge length', concat([toHex(1, { size: 32 }), toHex(65, { size: 32 }), '0x00', `0x${'ff'.repeat(32)}`])],
    ['data inside the fixed part', concat([toHex(1, { size: 32 }), toHex(0, { size: 32 }), '0x00'])],
  ])('refuses %s', (_, bytes) => {
    expect(() => readSignature(bytes)).toThrow(InvalidSignatureError)
  })

  test('reads what the contract reads, and nothing else', () => {
    const key = concat([key64, '0x1b'])
    const word = (value: number) => toHex(value, { size: 32 })
    const dirty: Hex = `0x${'ff'.repeat(12)}${alice.slice(2)}`
    expect(readSignature(`${key}00`)).toEqual({ kind: 'eoa', bytes: key })
    expect(readSignature(concat([dirty, word(9), '0x01']))).toEqual({ kind: 'approvedHash', signer: alice })
    const contract = { kind: 'contract', signer: alice, data: '0x1234' }
    const data = concat([word(2), '0x1234'])
    expect(readSignature(concat([dirty, word(65), '0x00', data, '0xffff']))).toEqual(contract)
    expect(readSignature(concat([dirty, word(85), '0x00', `0x${'77'.repeat(20)}`, data]))).toEqual(contract)
    expect(readSignature(concat([word(1), word(65), '0x00', word(0)]))).toMatchObject({ data: '0x' })
    const inside = concat([toHex(2, { size: 32 }), word(0), '0x00'])
    expect(readSignature(inside, false)).toMatchObject({ kind: 'contract' })
    const two = concat([key, dirty, word(130), '0x00', data])
    expect(readSignatures(two, 2)).toEqual([{ kind: 'eoa', bytes: key }, contract])
    expect(readSignatures(two, 1)).toEqual([{ kind: 'eoa', bytes: key }])
    expect(() => readSignatures(two, 3)).toThrow(InvalidSignatureError)
    expect(splitSignatures(two)).toEqual([{ kind: 'eoa', bytes: key }, contract])
    expect(splitSignatures(`${key}1234`)).toEqual([{ kind: 'eoa', bytes: key }])
  })

  test('throws nothing but InvalidSignatureError on any bytes', () => {
    const looksReal = fc
      .array(fc.tuple(anyBytes(32), fc.nat(400), fc.constantFrom(0, 1, 27, 31)), { maxLength: 4 })
      .chain((parts) =>
        anyHex(300).map((tail) =>
          concat([...parts.flatMap(([r, s, v]) => [r, toHex(s, { size: 32 }), toHex(v, { size: 1 })]), tail]),
        ),
      )
    fc.assert(
      fc.property(fc.oneof(anyHex(400), looksReal), (bytes) => {
        try {
          splitSignatures(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSignatureError)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('parseWalletSignature', () => {
  test.each([
    [0, 'typedData', 27],
    [1, 'typedData', 28],
    [27, 'typedData', 27],
    [28, 'typedData', 28],
    [0, 'ethSign', 31],
    [1, 'ethSign', 32],
    [27, 'ethSign', 31],
    [28, 'ethSign', 32],
  ] as const)('turns v %i of %s into %i', (v, method, expected) => {
    const answer = concat([key64, toHex(v, { size: 1 })])
    expect(parseWalletSignature(answer, method)).toBe(concat([key64, toHex(expected, { size: 1 })]))
  })

  test('expands 64 compact bytes', () => {
    const r = `0x${'11'.repeat(32)}` as const
    const s = '22'.repeat(32)
    expect(parseWalletSignature(`${r}${s}`, 'typedData')).toBe(`${r}${s}1b`)
    expect(parseWalletSignature(`${r}a2${s.slice(2)}`, 'typedData')).toBe(`${r}${s}1c`)
  })

  test('throws nothing but InvalidSignatureError, and what it returns a Safe accepts', () => {
    fc.assert(
      fc.property(fc.oneof(anyHex(100), anyBytes(64), anyBytes(65)), (answer) => {
        try {
          const bytes = parseWalletSignature(answer, 'typedData')
          expect(size(bytes)).toBe(65)
          expect(splitSignatures(bytes)).toEqual([{ kind: 'eoa', bytes }])
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSignatureError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
