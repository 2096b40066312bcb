import { language } from './language'
import { numberFormat } from './numberFormat'

const units = [
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
  { unit: 'second', length: 1000 },
] as const
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `ten minutes`, `72 hours`: milliseconds in the largest of these units, so that a sentence tells the limit that counts. */
export function formatDuration(duration: number, locale = language): string {
  const { unit, length } = units.find((step) => duration >= step.length) ?? units[2]
  const text = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(duration / length)
  return locale.startsWith('en') ? text.replace(/^\d+\b(?!\.)/, (digits) => words[Number(digits)] ?? digits) : text
}
