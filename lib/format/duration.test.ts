import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [600_000, 'en', 'ten minutes'],
  [5_000, 'en', 'five seconds'],
  [60_000, 'en', 'one minute'],
  [72 * 3_600_000, 'en', '72 hours'],
  [90_000, 'en', '1.5 minutes'],
  [600_000, 'de', '10 Minuten'],
])('%i ms are in %s: %s', (duration, locale, text) => {
  expect(formatDuration(duration, locale)).toBe(text)
})
