import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** As `toEqual`, which explains a difference well and takes long to find none. */
export function expectSame(received: unknown, expected: unknown): void {
  if (received !== expected && !isDeepStrictEqual(received, expected)) expect(received).toEqual(expected)
}
