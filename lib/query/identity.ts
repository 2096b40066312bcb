const numbers = new WeakMap<object, number>()
let latest = 0

/**
 * A number that no other object has, for query keys: it costs the same however much the object holds. Of an answer that is
 * the same as before, the cache of queries gives out the same object again.
 */
export function identityOf(value: object): number {
  const number = numbers.get(value) ?? latest + 1
  latest = Math.max(latest, number)
  numbers.set(value, number)
  return number
}
