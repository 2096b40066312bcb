/**
 * JSON.parse that keeps every digit: whole numbers that a float cannot hold exactly arrive as text. Throws SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  // Quoting must not make JSON out of what is none, such as a bare number as a key.
  JSON.parse(text)
  const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
  const quoted = text.replace(tokens, (token) => (isLongInteger(token) ? `"${token}"` : token))
  return JSON.parse(quoted)
}

/** A plain value as trimmed text; empty for a list, an object or nothing, which have no text of their own. */
export function asPlainText(value: unknown): string {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? `${value}`.trim() : ''
}

function isLongInteger(token: string): boolean {
  return /^-?(0|[1-9]\d*)$/.test(token) && !Number.isSafeInteger(Number(token))
}
