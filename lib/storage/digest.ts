import { type Hex, keccak256, stringToBytes } from 'viem'

/** A digest that nobody can meet with another value, for query keys: a key itself cannot hold a bigint. */
export function digestOf(value: readonly unknown[]): Hex {
  return keccak256(stringToBytes(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part))))
}

const digests = new WeakMap<readonly unknown[], Hex>()

/** The digest of a long list that does not change, which many values have in common: it is made once. */
export function digestOfList(list: readonly unknown[]): Hex {
  const digest = digests.get(list) ?? digestOf(list)
  digests.set(list, digest)
  return digest
}
