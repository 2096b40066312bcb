import { type Address, getAddress } from 'viem'

/** What can make a name look like another one. */
export type NameProblem = 'invisible' | 'direction' | 'mixedScripts' | 'lookalikeLetters'

// Characters that are drawn as nothing: joiners, fillers, variation selectors, tags.
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/u
// Emoji are put together with joiners and selectors, which hide nothing there.
const emojiSequences = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\ufe0f|\u200d)*/gu
// Marks, embeddings, overrides and isolates that change the order in which letters are drawn.
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const controlCharacters = /\p{Cc}/u

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Hebrew', 'Arabic']
const scriptPatterns = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of all ASCII begins with one
const isAscii = /^[\u0000-\u007f]*$/

// Letters of other alphabets that are drawn like Latin ones, beside what they look like.
const lookalikeLetters = [
  {
    script: 'cyrillic',
    letters:
      '\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u051b\u051d\u04bb\u0501\u04cf\u043a\u043c\u0442\u0432\u043d\u0433\u043f',
    latin: 'aeopcyxsijqwhdlkmtbhrn',
  },
  {
    script: 'greek',
    letters: '\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c5\u03c7\u03c4\u03b7\u03b3\u03f2\u03c9\u03b5\u03b2',
    latin: 'aopvikuxtnycweb',
  },
  { script: 'armenian', letters: '\u0585\u0578\u057d\u0570\u0581\u056c', latin: 'onuhgl' },
  { script: 'other', letters: '\u0251\u0261\u0131\u01c3', latin: 'agil' },
  { script: 'digits and signs', letters: '01|', latin: 'oll' },
]
const lookalikes = new Map(
  lookalikeLetters.flatMap(({ letters, latin }) => [...letters].map((letter, index) => [letter, latin[index] ?? ''])),
)

/**
 * Addresses among `known` that are another address but would be taken for this one: the first and last digits agree, as
 * in a poisoned history. Two random addresses agree in that many about once in ten million.
 */
export function findLookAlikes(address: Address, known: readonly Address[]): Address[] {
  const digits = address.slice(2).toLowerCase()
  return known
    .filter((other) => {
      const otherDigits = other.slice(2).toLowerCase()
      if (digits === otherDigits || digits.slice(0, 2) !== otherDigits.slice(0, 2)) return false
      const head = countEqual(digits, otherDigits)
      const tail = countEqual([...digits].reverse().join(''), [...otherDigits].reverse().join(''))
      return head >= 2 && tail >= 2 && head + tail >= 6
    })
    .map((other) => getAddress(other))
}

/** What about a name can deceive a reader, by itself. Alphabets may be mixed in a name, but not within a word. */
export function inspectName(name: string): NameProblem[] {
  const problems: NameProblem[] = []
  const text = name.replace(emojiSequences, '')
  if (text.search(directionCharacters) !== -1) problems.push('direction')
  if (isUnseen(text.replace(directionCharacters, ''))) problems.push('invisible')
  const words = text.split(/[^\p{L}\p{M}]+/u)
  if (words.some((word) => countScripts(word) > 1)) problems.push('mixedScripts')
  else if (words.some(isDrawnAsLatin)) problems.push('lookalikeLetters')
  return problems
}

/**
 * The words of a text that are not written as they look: in letters of several alphabets, or in letters that are all drawn
 * like Latin ones, in a text that has no other word of their alphabet. Each once, in order.
 */
export function findDisguisedWords(text: string): string[] {
  if (isAscii.test(text)) return []
  const words = [...new Set(text.split(/[^\p{L}\p{M}]+/u))].filter((word) => word && !isAscii.test(word))
  const isMixed = (word: string) => countScripts(word) > 1
  const honest = new Set(words.filter((word) => !isMixed(word) && !isDrawnAsLatin(word)).map(scriptOf))
  return words.filter((word) => isMixed(word) || (isDrawnAsLatin(word) && !honest.has(scriptOf(word))))
}

/** Whether two names that are written differently are drawn alike. */
export function isLookAlikeName(name: string, other: string): boolean {
  return name !== other && nameSkeleton(name) === nameSkeleton(other)
}

/** A name as the eye takes it: no marks, no width, no case, Latin letters for what looks like them. */
export function nameSkeleton(name: string): string {
  const visible = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...visible].filter((letter) => !isUnseen(letter)).map((letter) => lookalikes.get(letter) ?? letter)
  return letters.join('').replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/\s+/g, ' ').trim()
}

function isUnseen(letter: string): boolean {
  return invisibleCharacters.test(letter) || controlCharacters.test(letter)
}

function countScripts(word: string): number {
  return scriptPatterns.filter((pattern) => pattern.test(word)).length
}

function scriptOf(word: string): RegExp | undefined {
  return scriptPatterns.find((pattern) => pattern.test(word))
}

function isDrawnAsLatin(word: string): boolean {
  const letters = [...word.toLowerCase()]
  return letters.length > 1 && letters.every((letter) => lookalikes.has(letter))
}

function countEqual(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}
