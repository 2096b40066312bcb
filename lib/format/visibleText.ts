/** A stretch of text as it is, or one character that no eye could see or that moves others, by its code: `U+202E`. */
export type TextPart = { text: string; code?: string }

// Controls except line feed and tab, format and private characters, surrogates, other spaces, and all that is drawn as nothing.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]/u
const harmless = new Set(['\n', '\t', ' '])

/** Splits a text so that its invisible and direction-changing characters can be shown by their codes. */
export function splitHidden(text: string): TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  for (const character of text) {
    if (harmless.has(character) || !hiddenCharacters.test(character)) {
      plain += character
      continue
    }
    if (plain) parts.push({ text: plain })
    plain = ''
    parts.push({ text: character, code: codeOf(character) })
  }
  return plain ? [...parts, { text: plain }] : parts
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
