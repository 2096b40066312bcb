import { expect, test } from 'vitest'
import { readRetryAfter } from './retryAfter'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['0', 0],
  [' 120 ', 120],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  ['Thursday, 01-Jan-26 00:00:30 GMT', 30],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['soon', undefined],
  ['2026-01-01', undefined],
  ['9'.repeat(30), undefined],
])('reads Retry-After %j as %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})
