/** The seconds that a Retry-After header asks for (RFC 9110: a number or an HTTP date); undefined if it says nothing. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Date.parse accepts much more than HTTP dates, a lone "-1" included.
  const time = /^[A-Za-z]{3,9}[, ].*GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000))
}
