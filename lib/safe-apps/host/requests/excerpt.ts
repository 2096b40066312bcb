/**
 * The beginning of a value as JSON on one line, `limit` characters at most, bigints as text. Costs no more than what it
 * keeps, and keeps nothing of the value itself, whatever its size.
 */
export function excerptOf(value: unknown, limit: number): string {
  let left = limit

  function copy(item: unknown): unknown {
    left -= 4
    if (left <= 0) return '…'
    if (typeof item === 'string') return cut(item)
    if (typeof item === 'bigint') return cut(item.toString())
    if (typeof item === 'function' || typeof item === 'symbol') return typeof item
    if (typeof item !== 'object' || item === null) return item
    return Array.isArray(item) ? copyList(item) : copyRecord(item)
  }

  function cut(text: string): string {
    const kept = text.slice(0, left)
    left -= kept.length
    return kept.length < text.length ? `${kept}…` : kept
  }

  function copyList(list: unknown[]): unknown[] {
    const kept: unknown[] = []
    for (const item of list) {
      kept.push(copy(item))
      if (left <= 0) break
    }
    return kept
  }

  function copyRecord(record: object): Record<string, unknown> {
    const kept: [string, unknown][] = []
    for (const [key, item] of Object.entries(record)) {
      kept.push([cut(key), copy(item)])
      if (left <= 0) break
    }
    return Object.fromEntries(kept)
  }

  const text = JSON.stringify(copy(value)) ?? ''
  return text.length > limit ? ownText(`${text.slice(0, limit)}…`) : text
}

/** The first `limit` characters as a text of its own: a mere slice keeps all that it was cut from in memory. */
export function ownText(text: string, limit = text.length): string {
  const kept: unknown = JSON.parse(JSON.stringify(text.slice(0, limit)))
  return String(kept)
}
