import { language } from './language'
import { numberFormat } from './numberFormat'

type TimeOptions = { timeZone?: string | undefined; locale?: string | undefined }

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** `3m`, `2d`, `now`, `in 2d`: how old or how far ahead `time` is, both in milliseconds since 1970; for rows. */
export function formatAge(time: number, now: number, locale = language): string {
  const seconds = Math.trunc((time - now) / 1000)
  if (!Number.isFinite(seconds)) return ''
  const step = Math.abs(seconds) < 10 ? undefined : steps.find((each) => Math.abs(seconds) >= each.seconds)
  const count = step ? Math.trunc(seconds / step.seconds) : 0
  // What a list tells is past: of each row "ago" would be one word more to read.
  if (step && count < 0) {
    return numberFormat(locale, { style: 'unit', unit: step.unit, unitDisplay: 'narrow' }).format(-count)
  }
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }).format(count, step?.unit ?? 'second')
}

/** Date, time and the zone they are told in: without the zone a time is a guess. The reader's zone unless one is given. */
export function formatDateTime(time: number, { timeZone, locale = language }: TimeOptions = {}): string {
  return formatWith(time, locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}

/** Day and minute, the year only where it is not that of `now`: for places where the full time is the tooltip. */
export function formatMoment(time: number, now: number, { timeZone, locale = language }: TimeOptions = {}): string {
  const yearOf = (moment: number) => formatWith(moment, locale, { timeZone, year: 'numeric' })
  return formatWith(time, locale, {
    timeZone,
    ...(yearOf(time) !== yearOf(now) && { year: 'numeric' as const }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/**
 * The calendar day of a date label. A gateway counts days from midnight in some zone: pass that zone (UTC by default), or
 * the label is a day off for every reader west of it.
 */
export function formatDay(time: number, { timeZone = 'UTC', locale = language }: TimeOptions = {}): string {
  return formatWith(time, locale, { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
}

/** ISO 8601 in UTC, for `<time dateTime>` and files; empty for a time that no calendar holds. */
export function formatIsoTime(time: number): string {
  return isCalendarTime(time) ? new Date(time).toISOString() : ''
}

const kept = new Map<string, Intl.DateTimeFormat>()

function formatWith(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (!isCalendarTime(time)) return ''
  const name = locale + JSON.stringify(options)
  const format = kept.get(name) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(name, format)
  return format.format(time)
}

function isCalendarTime(time: number): boolean {
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15
}
