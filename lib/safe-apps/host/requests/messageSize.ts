export type SizeLimits = { characters: number; nodes: number; depth: number }

/** What a frame's message may weigh: a batch of a thousand calls fits many times, a payload made to stall does not. */
const messageLimits: SizeLimits = { characters: 1_000_000, nodes: 50_000, depth: 24 }

// A frame can post a bigint of megabytes, which takes seconds to be written; no contract takes a larger number.
const largest = 2n ** 256n

/** Whether a structured-cloned value is plain data within the limits and free of `__proto__` keys. Stops at the first
 * breach, so that it costs no more than the limits allow, whatever was sent (cycles and sparse arrays included). */
export function isWithinLimits(value: unknown, limits: SizeLimits = messageLimits): boolean {
  let characters = limits.characters
  let nodes = limits.nodes

  function isAllowed(current: unknown, depth: number): boolean {
    nodes -= 1
    if (nodes < 0 || depth < 0) return false
    if (typeof current === 'string') return spend(current.length)
    if (typeof current === 'bigint') return current < largest && current > -largest
    if (typeof current !== 'object' || current === null) return typeof current !== 'function'
    return Array.isArray(current) ? isArrayAllowed(current, depth) : isObjectAllowed(current, depth)
  }

  function isArrayAllowed(array: unknown[], depth: number): boolean {
    return array.length <= nodes && array.every((item) => isAllowed(item, depth - 1))
  }

  function isObjectAllowed(object: object, depth: number): boolean {
    // Buffers, files, maps and the like can be cloned but mean nothing in this protocol.
    if (Object.prototype.toString.call(object) !== '[object Object]') return false
    if (Object.keys(object).length > nodes) return false
    return Object.entries(object).every(
      ([key, item]) => key !== '__proto__' && spend(key.length) && isAllowed(item, depth - 1),
    )
  }

  function spend(length: number): boolean {
    characters -= length
    return characters >= 0
  }

  return isAllowed(value, limits.depth)
}
