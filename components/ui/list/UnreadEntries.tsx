import { Notice } from '@/components/ui/notice/Notice'
import * as words from '@/components/ui/words'
import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'

type UnreadEntriesProps = { unread: readonly UnreadEntry[] }

const mostNamed = 5

/** Names the entries of a list that could not be read; the others are shown beside it. Nothing when all were read. */
export function UnreadEntries({ unread }: UnreadEntriesProps) {
  if (unread.length === 0) return null
  const named = unread
    .slice(0, mostNamed)
    .map(({ name, position, reason }) => words.unreadEntry(name, position, reason))
  return <Notice tone="warning">{words.unreadEntries(unread.length, named)}</Notice>
}
