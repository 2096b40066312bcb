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

function isLongInteger(token: string): boolean {
  return /^-?(0|[1-9]\d*)$/.test(token) && !Number.isSafeInteger(Number(token))
}
