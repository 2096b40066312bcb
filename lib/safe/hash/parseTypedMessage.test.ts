import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { hashTypedMessage } from './hashTypedMessage'
import { parseTypedMessage } from './parseTypedMessage'
import { listSignedFields } from './signedFields'
import { InvalidTypedDataError } from './typedMessage'

const big = '115792089237316195423570985008687907853269984665640564039457584007913129639935'
const types = {
  Order: [
    { name: 'amount', type: 'uint256' },
    { name: 'lines', type: 'Line[]' },
  ],
  Line: [{ name: 'to', type: 'address' }],
}
const to = '0x000000000000000000000000000000000000bEEF'
const domain = { name: 'App', chainId: 1 }

function write(change: Record<string, unknown> = {}, amount = big) {
  const message = { amount: 0, lines: [{ to }] }
  return JSON.stringify({ types, domain, message, ...change }).replace('"amount":0', `"amount":${amount}`)
}

test('keeps every digit of a number, and fills in what may be left out', () => {
  const parsed = parseTypedMessage(write())
  expect(parsed.message.amount).toBe(big)
  expect(parsed.primaryType).toBe('Order')
  expect(parsed.types.EIP712Domain?.map(({ name }) => name)).toEqual(['name', 'chainId'])
  const message = { amount: BigInt(big), lines: [{ to }] } as const
  expect(hashTypedMessage(parsed)).toBe(hashTypedData({ types, domain, primaryType: 'Order', message }))
})

test('a chain id written as text is signed, as it is shown', () => {
  const asText = { types, domain: { name: 'App', chainId: '1' }, message: { amount: '1', lines: [] } }
  expect(listSignedFields(asText).domain.map(({ name, value }) => [name, value])).toEqual([
    ['name', 'App'],
    ['chainId', '1'],
  ])
  expect(hashTypedMessage(asText)).toBe(hashTypedMessage({ ...asText, domain }))
})

test.each([
  ['text that is not JSON', '{', 'It is not JSON'],
  ['a list', '[]', 'It is no JSON object.'],
  ['a further part', write({ note: 'x' }), '"note" is no part'],
  ['a field that no signature covers', write({ message: { amount: 1, lines: [], hidden: 1 } }), 'message.hidden'],
  ['one deeper down', write({ message: { amount: 1, lines: [{ to, tip: 1 }] } }), 'message.lines[0].tip'],
  ['a domain field that is in no type', write({ domain: { ...domain, url: 'x' } }), 'domain.url'],
  ['a missing field', write({ message: { lines: [] } }), 'message.amount is missing'],
  ['a fraction', write({}, '1.5'), 'message.amount must be a whole number'],
  ['an exponent that a float rounds', write({}, '1e40'), 'message.amount must be a whole number'],
  ['a number out of range', write({}, `${big}0`), 'message.amount must be a whole number'],
  ['a primary type of no type', write({ primaryType: 'Nothing' }), 'primaryType names none'],
  ['a field twice', write({ types: { Order: [types.Order[0], types.Order[0]] } }), 'two fields "amount"'],
  [
    'an address with a wrong checksum',
    write({ message: { amount: 1, lines: [{ to: to.replace('E', 'e') }] } }),
    'invalid',
  ],
  ['a primary type that is not clear', write({ types: { ...types, Other: [] } }), 'primary type is not clear'],
])('refuses %s', (_, text, details) => {
  try {
    parseTypedMessage(text)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidTypedDataError)
    expect(error).toMatchObject({ details: expect.stringContaining(details) })
  }
})
