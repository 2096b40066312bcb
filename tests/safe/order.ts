import type { TypedDataDefinition } from 'viem'
import { recipients } from '@/devnet/accounts'

const [dave] = recipients
/** More than a number of JavaScript's holds exactly. */
export const big = 115792089237316195423570985008687907853269984665640564039457584007913129639935n

/** Typed data that an app may have a Safe sign. */
export const typedData: TypedDataDefinition = {
  domain: { name: 'Order book', version: '1', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'legs', type: 'Leg[]' },
    ],
    Leg: [{ name: 'to', type: 'address' }],
  },
  primaryType: 'Order',
  message: { amount: big, legs: [{ to: dave.address }] },
}

/** The same as a person pastes it. */
export const typedText = JSON.stringify(typedData, (_, value) => (typeof value === 'bigint' ? 'BIG' : value)).replace(
  '"BIG"',
  String(big),
)
