import { countHidden, showHidden } from '@/lib/format/visibleText'
import * as words from './words'

// Of a longer text the rest is in the JSON: a terminal scrolls what matters out of sight.
const longest = 4_000

/**
 * A text from others on one line of a terminal: what moves the cursor, changes colours or turns the reading direction
 * stands as its code, line breaks and tabs too.
 */
export function printable(text: string): string {
  const rest = text.length - longest
  const shown = showHidden(text.slice(0, longest)).replaceAll('\n', 'U+000A').replaceAll('\t', 'U+0009')
  return rest > 0 ? `${shown}${words.cut(rest)}` : shown
}

/** JSON whose texts cannot move a terminal either, and which reads back as what it was. */
export function printableJson(value: unknown): string {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each), 2)
  if (countHidden(text) === 0) return text
  return text.replace(/[^\n -~]/gu, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
