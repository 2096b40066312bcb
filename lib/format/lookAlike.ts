import { type Address, getAddress } from 'viem'

/**
 * Addresses among `known` that are another address but would be taken for this one: the first and last digits agree, as
 * in a poisoned history. Two random addresses agree in that many about once in ten million.
 */
export function findLookAlikes(address: Address, known: readonly Address[]): Address[] {
  const digits = address.slice(2).toLowerCase()
  return known
    .filter((other) => {
      const otherDigits = other.slice(2).toLowerCase()
      if (digits === otherDigits || digits.slice(0, 2) !== otherDigits.slice(0, 2)) return false
      const head = countEqual(digits, otherDigits)
      const tail = countEqual([...digits].reverse().join(''), [...otherDigits].reverse().join(''))
      return head >= 2 && tail >= 2 && head + tail >= 6
    })
    .map((other) => getAddress(other))
}

function countEqual(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}
