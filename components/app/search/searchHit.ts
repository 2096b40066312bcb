import type * as words from './words'

/** One thing that can be found, and where it is. */
export type SearchHit = {
  group: keyof typeof words.groups
  text: string
  /** What else it is found by, shown beside the text. */
  detail?: string | undefined
  href: string
}

const mostOfGroup = 6

/** What holds each word that is typed, some of each group; before anything is typed, the ways that are always there. */
export function findHits(hits: readonly SearchHit[], typed: string): SearchHit[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const counts = new Map<string, number>()
  return hits.filter(({ group, text, detail = '' }) => {
    if (parts.length === 0 && group !== 'pages' && group !== 'safes') return false
    const content = `${text} ${detail}`.toLowerCase()
    if (!parts.every((part) => content.includes(part))) return false
    const count = counts.get(group) ?? 0
    counts.set(group, count + 1)
    return count < mostOfGroup
  })
}
