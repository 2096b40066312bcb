import { longestMessage } from '@/lib/safe/hash/messageHash'
import { type MessageTypedData, typedDataLimits } from '@/lib/safe/hash/typedMessage'

type Field = { name: string; type: string }

const { values, text, depth, typeText } = typedDataLimits
// The domain, the list and a little more are values too.
const most = values - 10
const textOf = (index: number) => `${index}`.padEnd(Math.floor(text / values), 'x')
// Cyrillic letters that look Latin, each word another.
const disguised = (index: number) => [...`${100_000 + index}`].map((digit) => 'аеорсухіјѕ'[Number(digit)]).join('')
const one = (type: string, value: unknown, types: Record<string, Field[]> = {}): MessageTypedData => ({
  domain: {},
  types: { Main: [{ name: 'a', type }], ...types },
  primaryType: 'Main',
  message: { a: value },
})

/** Texts of the greatest length that cost the most. */
export const worstTexts: Record<string, string> = {
  'other words of look-alike letters': Array.from({ length: longestMessage }, (_, index) => disguised(index))
    .join(' ')
    .slice(0, longestMessage),
  'one mixed word': 'аx'.repeat(longestMessage / 2),
  'hidden characters': 'a\u202e'.repeat(longestMessage / 2),
  'wide characters': '語'.repeat(longestMessage),
}

/** Typed data within the limits that costs the most: of values, of texts, of nesting, of types. */
export const worstTypedData: Record<string, MessageTypedData> = {
  texts: one(
    'string[]',
    Array.from({ length: most }, (_, index) => textOf(index)),
  ),
  'hidden characters': one('string[]', Array(most).fill('a\u202e'.repeat(25))),
  'hidden characters in few texts': one('string[]', Array(50).fill('a\u202e'.repeat(450))),
  'look-alike words': one('string', worstTexts['other words of look-alike letters']),
  structs: one('Leg[]', Array(most / 2).fill({ to: textOf(1) }), { Leg: [{ name: 'to', type: 'string' }] }),
  nesting: one(
    `bool${'[]'.repeat(depth - 3)}`,
    Array.from({ length: Math.floor(most / depth) }, () => nest(depth - 4)),
  ),
  types: manyTypes(28),
}

function nest(levels: number): unknown {
  return levels === 0 ? true : [nest(levels - 1)]
}

/** Types that all refer to each other: the text of each holds that of all. */
function manyTypes(count: number): MessageTypedData {
  const names = Array.from({ length: count }, (_, index) => `T${index}`)
  const fields = names.map((type) => ({ name: type.toLowerCase(), type: `${type}[]` }))
  const lengthOfOne = fields.map(({ name, type }) => `${type} ${name},`).join('').length * count
  // The type that holds them has such a text too.
  const used = names.slice(0, Math.floor((typeText * 0.9) / lengthOfOne) - 1)
  const value = Object.fromEntries(fields.map(({ name }) => [name, []]))
  return {
    domain: {},
    types: {
      ...Object.fromEntries(names.map((name) => [name, fields])),
      Main: used.map((name) => ({ name, type: `${name}[]` })),
    },
    primaryType: 'Main',
    message: Object.fromEntries(
      used.map((name) => [name, Array(Math.floor(most / count / used.length) - 1).fill(value)]),
    ),
  }
}
