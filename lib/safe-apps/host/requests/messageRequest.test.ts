import fc from 'fast-check'
import { hashMessage, hashTypedData, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { AppRequestError } from '@/lib/safe-apps/host/appRequestError'
import { parseMessage, parseTypedData } from './messageRequest'

const mail = {
  domain: {
    name: 'Mail',
    version: '1',
    chainId: 31337,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Mail: [
      { name: 'contents', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { contents: 'Hello', amount: '12' },
} as const

function typedDataOf(typedData: unknown) {
  const parsed = parseTypedData({ typedData })
  if (parsed.kind !== 'typedData') throw new Error('Not typed data')
  return parsed.typedData
}

describe('parseMessage', () => {
  it('gives the same hash for text and for the hexadecimal that personal_sign makes of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/^0x[0-9a-fA-F]*$/.test(text))
        const plain = parseMessage({ message: text })
        const encoded = parseMessage({ message: stringToHex(text) })
        expect(encoded).toEqual(plain)
        expect(plain).toMatchObject({ kind: 'personal', text })
        if (plain.kind === 'personal') expect(hashMessage({ raw: plain.bytes })).toBe(hashMessage(text))
      }),
    )
  })

  it('keeps bytes that are no text as bytes, with nothing to read', () => {
    expect(parseMessage({ message: '0xff00fe' })).toEqual({ kind: 'personal', bytes: '0xff00fe', text: undefined })
  })

  it('keeps text that only looks like hexadecimal', () => {
    expect(parseMessage({ message: '0x123' })).toMatchObject({ text: '0x123', bytes: stringToHex('0x123') })
  })

  it('says "Invalid message type" for anything but text', () => {
    for (const params of [{ message: 5 }, { message: {} }, {}, null, 'text', undefined]) {
      expect(() => parseMessage(params)).toThrow('Invalid message type')
    }
  })
})

describe('parseTypedData', () => {
  it('keeps the hash that the app computes', () => {
    expect(hashTypedData(typedDataOf(mail))).toBe(
      hashTypedData({ ...mail, message: { contents: 'Hello', amount: 12n } }),
    )
  })

  it('accepts the chain id as number, decimal or hexadecimal text, or bigint, with one hash', () => {
    const hashes = [31337, '31337', '0x7a69', 31337n].map((chainId) =>
      hashTypedData(typedDataOf({ ...mail, domain: { ...mail.domain, chainId } })),
    )
    expect(new Set(hashes)).toEqual(new Set([hashTypedData(typedDataOf(mail))]))
  })

  it('turns posted bigints into text that JSON can hold, without changing the hash', () => {
    const typedData = typedDataOf({ ...mail, message: { contents: 'Hello', amount: 12n } })
    expect(JSON.parse(JSON.stringify(typedData)).message).toEqual({ contents: 'Hello', amount: '12' })
    expect(hashTypedData(typedData)).toBe(hashTypedData(typedDataOf(mail)))
  })

  it('finds the primary type that nothing else uses, and refuses to guess between two', () => {
    const types = { Person: [{ name: 'name', type: 'string' }], Mail: [{ name: 'to', type: 'Person[]' }] }
    const message = { to: [{ name: 'A' }] }
    expect(typedDataOf({ domain: {}, types, message }).primaryType).toBe('Mail')
    const twoRoots = { A: [{ name: 'x', type: 'string' }], B: [{ name: 'x', type: 'string' }] }
    expect(() => typedDataOf({ domain: {}, types: twoRoots, message: { x: '' } })).toThrow('Invalid typed data')
  })

  it('says "Invalid typed data" for what cannot be hashed', () => {
    const invalid: unknown[] = [
      undefined,
      null,
      'text',
      {},
      { domain: {}, types: {} },
      { ...mail, types: { Mail: 'x' } },
      { ...mail, message: { contents: 'Hello', amount: 'many' } },
      { ...mail, message: { contents: 'Hello', amount: '-1' } },
      { ...mail, primaryType: 'constructor' },
      { ...mail, primaryType: 'Other' },
      { ...mail, domain: { chainId: 1.5 } },
      { ...mail, domain: { chainId: '' } },
    ]
    for (const typedData of invalid) expect(() => parseTypedData({ typedData })).toThrow('Invalid typed data')
  })

  it('throws AppRequestError and nothing else, whatever it is given', () => {
    const typedData = fc.record({ domain: fc.anything(), types: fc.anything(), message: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), typedData), (candidate) => {
        try {
          parseTypedData({ typedData: candidate })
        } catch (error) {
          expect(error).toBeInstanceOf(AppRequestError)
        }
      }),
    )
  })
})
