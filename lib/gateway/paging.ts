type Page = { next: string | null }

/** The page parameter of infinite queries: undefined for the first page, else the full address of a next one. */
export type PageParam = string | undefined

const firstPage: PageParam = undefined

/** How react-query walks the pages. A page that names an earlier one as its next ends the list instead of looping. */
export const paging = {
  initialPageParam: firstPage,
  getNextPageParam: ({ next }: Page, _pages: unknown, _param: unknown, seen: PageParam[]): PageParam =>
    !next || seen.includes(next) ? undefined : next,
}
