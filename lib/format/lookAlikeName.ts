import { drawnForm, drawnLatin } from './drawnLetters'

/** What can make a name look like another one. */
export type NameProblem = 'invisible' | 'direction' | 'mixedScripts' | 'lookalikeLetters'

// Characters that are drawn as nothing: joiners, fillers, variation selectors, tags.
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/u
// Emoji are put together with joiners and selectors, which hide nothing there.
const emojiSequences = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\ufe0f|\u200d)*/gu
// Marks, embeddings, overrides and isolates that change the order in which letters are drawn.
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const controlCharacters = /\p{Cc}/u
const isAscii = /^[ -~]*$/

const latin = /\p{Script=Latin}/u
// Marks and what all alphabets share may be in a word of Latin letters, and people do write East Asian ones beside them.
const notBesideLatin =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{M}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
// Scripts with some letters that Unicode finds like Latin ones, where nobody would take a whole word for a Latin one.
const unlikeLatin =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Ethiopic}\p{Script=Georgian}]/u
// Small capitals and letters of phonetics and mathematics; but not those that African and Turkic alphabets have.
const oddLatin = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\u{1d400}-\u{1d7ff}]/u
const ownLetters = /[\u0253-\u0254\u0256-\u0257\u0259\u025b\u0263\u0268\u0269\u0272\u0283\u028a-\u028b\u0292]/
const scriptPatterns = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Lisu}/u,
]
const otherScript = /./u

/** What about a name can deceive a reader, by itself. Alphabets may be mixed in a name, but not within a word. */
export function inspectName(name: string): NameProblem[] {
  if (isAscii.test(name)) return []
  const problems: NameProblem[] = []
  const text = name.replace(emojiSequences, '')
  if (text.search(directionCharacters) !== -1) problems.push('direction')
  if (isUnseen(text.replace(directionCharacters, ''))) problems.push('invisible')
  const words = splitWords(text)
  const likeLatin = lettersLikeLatin(text)
  if (words.some(isMixed)) problems.push('mixedScripts')
  else if (words.some((word) => isDrawnAsLatin(word, likeLatin)) || hasLetterLikeSign(text))
    problems.push('lookalikeLetters')
  return problems
}

/** Whether a text has a character that is drawn like a Latin letter of a keyboard and is none. */
export function hasForeignLetter(text: string): boolean {
  return [...text].some((letter) => !isPlain(letter) && drawnLatin(letter) !== undefined)
}

/**
 * The words of a text that are not written as they look: in letters of several alphabets, or in letters that are all drawn
 * like Latin ones, in a text that has no other word of their alphabet. Each once, in order.
 */
export function findDisguisedWords(text: string): string[] {
  if (/^[\0-\x7f]*$/.test(text)) return []
  const likeLatin = lettersLikeLatin(text)
  const words = [...new Set(splitWords(text))].filter((word) => word && !isAscii.test(word))
  const mixed = new Set(words.filter(isMixed))
  const drawn = new Set(words.filter((word) => !mixed.has(word) && isDrawnAsLatin(word, likeLatin)))
  const honest = new Set(words.filter((word) => !mixed.has(word) && !drawn.has(word)).map(scriptOf))
  return words.filter((word) => mixed.has(word) || (drawn.has(word) && !honest.has(scriptOf(word))))
}

/** Whether two names that are written differently are drawn alike. */
export function isLookAlikeName(name: string, other: string): boolean {
  if (name === other) return false
  const keys = nameSkeletons(other)
  return nameSkeletons(name).some((key) => keys.includes(key))
}

/**
 * A name as the eye takes it: no marks, no width, no case, Latin letters for what looks like them. There are two, for a
 * capital I is a small l to the eye, and an i to whoever writes in another case: names are alike that share either.
 */
export function nameSkeletons(name: string): string[] {
  const visible = [...name.normalize('NFKD')].filter((letter) => !isUnseen(letter)).join('')
  return [...new Set([drawName(visible), drawName(visible.toLowerCase())])]
}

/** Whether a name may be read as `known`, where Unicode does not say what one of its letters in four is drawn like. */
export function canBeReadAs(name: string, known: string): boolean {
  const letters = [...name.normalize('NFKD')].filter((letter) => !isUnseen(letter) && !/\p{M}/u.test(letter))
  const wanted = [...known.toLowerCase()]
  if (letters.length !== wanted.length) return false
  const unclear = letters.filter((letter) => drawnForm(letter) === letter && !isPlain(letter))
  const isFitting = (letter: string, at: number) =>
    unclear.includes(letter) || drawName(letter) === drawName(wanted[at] ?? '')
  return unclear.length * 4 <= letters.length && unclear.length > 0 && letters.every(isFitting)
}

function drawName(text: string): string {
  const drawn = [...text].map(drawnForm).join('').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return drawn.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/\s+/g, ' ').trim()
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u)
}

function isUnseen(letter: string): boolean {
  return invisibleCharacters.test(letter) || controlCharacters.test(letter)
}

/** What keyboards of Latin alphabets have, accents included. */
function isPlain(letter: string): boolean {
  return /^[\0-\u024f]$/.test(letter) || /\p{M}/u.test(letter)
}

function isMixed(word: string): boolean {
  if (latin.test(word)) return notBesideLatin.test(word)
  return scriptPatterns.filter((pattern) => pattern.test(word)).length > 1
}

function scriptOf(word: string): RegExp {
  return scriptPatterns.find((pattern) => pattern.test(word)) ?? otherScript
}

function isDrawnAsLatin(word: string, likeLatin: ReadonlySet<string>): boolean {
  const letters = [...new Set(word)]
  if (letters.some((letter) => oddLatin.test(letter) && !ownLetters.test(letter) && likeLatin.has(letter))) return true
  const isFooling = (letter: string) => !latin.test(letter) && !unlikeLatin.test(letter) && likeLatin.has(letter)
  return /../su.test(word) && letters.every(isFooling)
}

/** The letters of a text that are drawn like Latin ones, or are such: looked up once each, however long it is. */
function lettersLikeLatin(text: string): ReadonlySet<string> {
  return new Set([...new Set(text)].filter((letter) => drawnLatin(letter) !== undefined))
}

/** A sign that is no letter, drawn like one and beside one, as in ∪SDC. */
function hasLetterLikeSign(text: string): boolean {
  const signs = text.match(/[^\p{L}\p{M}\p{Nd}\s\0-\u00ff](?=\p{L})|(?<=\p{L})[^\p{L}\p{M}\p{Nd}\s\0-\u00ff]/gu) ?? []
  return signs.some((sign) => drawnLatin(sign) !== undefined)
}
