import { type Address, getAddress } from 'viem'

// Each row of a list is held against the same thousands.
const indexes = new WeakMap<readonly Address[], ReadonlyMap<string, readonly string[]>>()

/**
 * Addresses among `known` that are another address but would be taken for this one: the first and last digits agree, as
 * in a poisoned history. Two random addresses agree in that many about once in ten million. A list is sorted once.
 */
export function findLookAlikes(address: Address, known: readonly Address[]): Address[] {
  const digits = digitsOf(address)
  const neighbours = (indexes.get(known) ?? indexEnds(known)).get(endsOf(digits)) ?? []
  return neighbours
    .filter((other) => {
      if (digits === other) return false
      const head = countEqual(digits, other)
      const tail = countEqual([...digits].reverse().join(''), [...other].reverse().join(''))
      return head + tail >= 6
    })
    .map((other) => getAddress(`0x${other}`))
}

const digitsOf = (address: Address) => address.slice(2).toLowerCase()

/** In which two that look alike agree at least. */
const endsOf = (digits: string) => digits.slice(0, 2) + digits.slice(-2)

function indexEnds(known: readonly Address[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const digits of known.map(digitsOf)) {
    const others = index.get(endsOf(digits))
    if (others) others.push(digits)
    else index.set(endsOf(digits), [digits])
  }
  indexes.set(known, index)
  return index
}

function countEqual(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}
