/** A stretch of text as it is, or one character that no eye could see or that moves others, by its code: `U+202E`. */
export type TextPart = { text: string; code?: string }

// Controls except line feed and tab, format and private characters, surrogates, other spaces, and all that is drawn as nothing.
const hiddenCharacters =
  /(?![\n\t ])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]/gu

/** How many characters of a stretch of text are shown by their codes: a page cannot draw many thousands. */
const mostCodes = 40

/** How many characters of a text cannot be seen or move others. */
export function countHidden(text: string): number {
  return text.match(hiddenCharacters)?.length ?? 0
}

/**
 * Splits a text so that its invisible and direction-changing characters can be shown by their codes. After `mostCodes` of
 * them each further one stands as U+FFFD, so that none is ever drawn as it is.
 */
export function splitHidden(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  let codes = 0
  for (const { 0: character, index } of text.matchAll(hiddenCharacters)) {
    if (codes === mostCodes) break
    codes += 1
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: character, code: codeOf(character) })
    from = index + character.length
  }
  const rest = text.slice(from).replace(hiddenCharacters, '\uFFFD')
  return rest ? [...parts, { text: rest }] : parts
}

/** The same as one text, where it is no part of the page: for a label or a title. */
export function showHidden(text: string): string {
  return splitHidden(text)
    .map(({ text: part, code }) => code ?? part)
    .join('')
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
