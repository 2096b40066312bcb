import { expect, test } from 'vitest'
import { listSignedFields } from './typedFields'

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
