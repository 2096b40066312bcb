/** A stretch of a text; `isCut` where it ends within a line of the text. */
export type TextPiece = { text: string; isCut: boolean }

const longestPiece = 2_000

/**
 * A long text in stretches of 2,000 characters at most, which a page can lay out one by one: each ends after a line break
 * where it has one, else after a space, else anywhere but within a character. Joined they are the text again.
 */
export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  while (text.length - from > longestPiece) {
    const to = from + findEnd(text.slice(from, from + longestPiece))
    pieces.push({ text: text.slice(from, to), isCut: text[to - 1] !== '\n' })
    from = to
  }
  return [...pieces, { text: text.slice(from), isCut: false }]
}

function findEnd(stretch: string): number {
  const end = stretch.lastIndexOf('\n') + 1 || stretch.lastIndexOf(' ') + 1 || stretch.length
  return /[\ud800-\udbff]$/.test(stretch.slice(0, end)) && end > 1 ? end - 1 : end
}
