import { describe, expect, test } from 'vitest'
import { formatAge, formatDateTime, formatDay, formatIsoTime, formatMoment } from './time'

const time = Date.UTC(2026, 7, 21, 23, 30, 5)

describe('formatAge', () => {
  test.each([
    [0, 'now'],
    [-9_000, 'now'],
    [-30_000, '30s'],
    [-90_000, '1m'],
    [-3_600_000, '1h'],
    [-47 * 3_600_000, '1d'],
    [-3 * 86_400_000, '3d'],
    [-400 * 86_400_000, '1y'],
    [2 * 86_400_000, 'in 2d'],
  ])('tells %i ms as %s', (offset, text) => {
    expect(formatAge(time + offset, time)).toBe(text)
  })
})

describe('absolute times', () => {
  test('in short leave out the zone, and the year that it is', () => {
    expect(formatMoment(time, time, { timeZone: 'UTC' })).toBe('Aug 21, 23:30')
    expect(formatMoment(time, time + 200 * 86_400_000, { timeZone: 'UTC' })).toBe('Aug 21, 2026, 23:30')
    expect(formatMoment(Number.NaN, time)).toBe('')
  })

  test('name the zone they are told in', () => {
    expect(formatDateTime(time, { timeZone: 'UTC' })).toBe('Aug 21, 2026, 23:30:05 UTC')
    expect(formatDateTime(time, { timeZone: 'Asia/Tokyo' })).toBe('Aug 22, 2026, 08:30:05 GMT+9')
  })

  test('a UTC day label stays that day for a reader west of Greenwich', () => {
    const label = Date.UTC(2026, 7, 21)
    expect(formatDay(label)).toBe('Aug 21, 2026')
    expect(formatDay(label, { timeZone: 'America/New_York' })).toBe('Aug 20, 2026')
  })

  test('a time that no calendar holds is empty, not a crash', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e20]) {
      expect(formatIsoTime(bad)).toBe('')
      expect(formatDateTime(bad)).toBe('')
      expect(formatDay(bad)).toBe('')
    }
    expect(formatAge(Number.NaN, time)).toBe('')
    expect(formatIsoTime(time)).toBe('2026-08-21T23:30:05.000Z')
  })
})
