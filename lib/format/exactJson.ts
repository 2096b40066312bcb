/**
 * JSON.parse that keeps every digit: whole numbers that a float cannot hold exactly arrive as text. Throws SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  // Quoting must not make JSON out of what is none, such as a bare number as a key.
  const parsed: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(quoteLongIntegers(text)) : parsed
}

/** A plain value as trimmed text; empty for a list, an object or nothing, which have no text of their own. */
export function asPlainText(value: unknown): string {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? `${value}`.trim() : ''
}

/** Takes JSON that was parsed before. Strings are stepped over by hand: on a long one, a pattern overflows the stack. */
function quoteLongIntegers(json: string): string {
  const parts: string[] = []
  let from = 0
  for (let start = json.indexOf('"'); start !== -1; start = json.indexOf('"', from)) {
    const end = findStringEnd(json, start)
    parts.push(quoteOutsideStrings(json.slice(from, start)), json.slice(start, end))
    from = end
  }
  return [...parts, quoteOutsideStrings(json.slice(from))].join('')
}

function findStringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(json: string, at: number): boolean {
  let count = 0
  while (json[at - 1 - count] === '\\') count += 1
  return count % 2 === 1
}

function quoteOutsideStrings(json: string): string {
  return json.replace(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) => (isLongInteger(token) ? `"${token}"` : token))
}

function isLongInteger(token: string): boolean {
  return /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token))
}
