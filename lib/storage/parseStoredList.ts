/** The entries of a list that a browser's storage holds as JSON; none where the text is too long or holds no list. */
export function parseStoredList(text: string | null, maxLength: number): unknown[] {
  if (text === null || text.length > maxLength) return []
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}
