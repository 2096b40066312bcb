import { expect, test } from 'vitest'
import { listSignedFields } from './signedFields'

test('lists what is signed with every digit, domain first, and nothing that no signature covers', () => {
  const big = '340282366920938463463374607431768211455'
  const { domain, message, primaryType } = listSignedFields({
    domain: { name: 'App', chainId: '1', hidden: 'x' },
    types: { Order: [{ name: 'legs', type: 'Leg[]' }], Leg: [{ name: 'amount', type: 'uint256' }] },
    message: { legs: [{ amount: big, hidden: 'x' }], hidden: 'x' },
  })
  expect(primaryType).toBe('Order')
  expect(domain.map(({ name, type, value }) => [name, type, value])).toEqual([
    ['name', 'string', 'App'],
    ['chainId', 'uint256', '1'],
  ])
  const [legs, ...others] = message
  expect(others).toEqual([])
  const [leg] = legs?.children ?? []
  expect(leg?.children).toEqual([{ name: 'amount', type: 'uint256', value: big, children: undefined }])
})

test('lists lists in lists, and nothing that no signature covers at any depth', () => {
  const to = '0x111CEEee040739fD91D29C34C33E6B3E112F2177'
  const { domain, message } = listSignedFields({
    domain: { name: 'App', chainId: 1, note: 'trust me' },
    types: {
      Order: [
        { name: 'legs', type: 'Leg[][2]' },
        { name: 'to', type: 'address' },
      ],
      Leg: [{ name: 'amount', type: 'uint256' }],
    },
    message: { to, legs: [[{ amount: '1', price: 'free' }], []], comment: 'refund' },
  })
  expect(domain.map(({ name }) => name)).toEqual(['name', 'chainId'])
  expect(message).toMatchObject([
    {
      name: 'legs',
      children: [{ children: [{ name: '[0]', children: [{ name: 'amount', value: '1' }] }] }, { children: [] }],
    },
    { name: 'to', value: to },
  ])
  expect(message[0]?.children?.[0]?.children?.[0]?.children).toHaveLength(1)
})
