export type PageWindow = { limit: number; offset: number }

const defaults: PageWindow = { limit: 20, offset: 0 }
const largestLimit = 100
const numberPattern = /^\d{1,9}$/

/** `cursor` holds "limit=N&offset=M". What cannot be read means the first page of 20. */
export function parseCursor(query: URLSearchParams): PageWindow {
  const cursor = new URLSearchParams(query.get('cursor') ?? '')
  const limit = readNumber(cursor.get('limit'))
  const offset = readNumber(cursor.get('offset'))
  if (limit === undefined || offset === undefined || limit === 0) return defaults
  return { limit: Math.min(limit, largestLimit), offset }
}

function readNumber(value: string | null) {
  return value !== null && numberPattern.test(value) ? Number(value) : undefined
}

export type PageLinks = { next: string | null; previous: string | null }

/** Links to the neighbours of a window. Other query parameters are kept, so that filters hold on every page. */
export function pageLinks(url: URL, window: PageWindow, hasNext: boolean): PageLinks {
  const { limit, offset } = window
  return {
    next: hasNext ? linkTo(url, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? linkTo(url, { limit, offset: Math.max(0, offset - limit) }) : null,
  }
}

function linkTo(url: URL, { limit, offset }: PageWindow) {
  const link = new URL(url)
  link.searchParams.set('cursor', `limit=${limit}&offset=${offset}`)
  return link.href
}

/** Cuts one page out of rows that are all at hand. */
export function cutPage<Row>(rows: readonly Row[], { limit, offset }: PageWindow) {
  return { rows: rows.slice(offset, offset + limit), hasNext: offset + limit < rows.length }
}
