const pattern = /^data:application\/json(?:;[\w=-]+)*?(;base64)?,(.*)$/s

/** The JSON object inside a data: URI. Null for every other URI, and for what is no object. */
export function readDataUri(uri: string): Record<string, unknown> | null {
  const [, base64, content] = pattern.exec(uri) ?? []
  if (content === undefined) return null
  try {
    const text = base64 ? Buffer.from(content, 'base64').toString('utf8') : decodeURIComponent(content)
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
