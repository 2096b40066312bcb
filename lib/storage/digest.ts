import { type Hex, keccak256, stringToBytes } from 'viem'

/** A digest that nobody can meet with another value, for query keys: a key itself cannot hold a bigint. */
export function digestOf(value: readonly unknown[]): Hex {
  return keccak256(stringToBytes(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part))))
}
