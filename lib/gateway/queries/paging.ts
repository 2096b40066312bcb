import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'

export type Page = { next: string | null }
type ReadPage = { results: readonly unknown[]; unread: readonly UnreadEntry[] }

/** The page parameter of infinite queries: undefined for the first page, else the full address of a next one. */
export type PageParam = string | undefined

const firstPage: PageParam = undefined

/** How react-query walks the pages. A page that names an earlier one as its next ends the list instead of looping. */
export const paging = {
  initialPageParam: firstPage,
  getNextPageParam: ({ next }: Page, _pages: unknown, _param: unknown, seen: PageParam[]): PageParam =>
    !next || seen.includes(next) ? undefined : next,
}

/** The entries of all pages that could not be read, each with its place in the whole list. */
export function listUnread(pages: readonly ReadPage[] | undefined): UnreadEntry[] {
  let before = 0
  return (pages ?? []).flatMap(({ results, unread }) => {
    const start = before
    before += results.length + unread.length
    return unread.map((entry) => ({ ...entry, position: start + entry.position }))
  })
}
