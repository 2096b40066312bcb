/** Remembers the last `limit` ids. `add` says false for one it remembers: a replayed request, which is not done twice.
 * Bounded, because the app chooses the ids. */
export function createSeenIds(limit: number): { add(id: string): boolean } {
  const ids = new Set<string>()
  return {
    add(id) {
      if (ids.has(id)) return false
      ids.add(id)
      if (ids.size > limit) {
        const [oldest] = ids
        if (oldest !== undefined) ids.delete(oldest)
      }
      return true
    },
  }
}
