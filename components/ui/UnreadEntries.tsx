import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'
import { Notice } from './Notice'

type UnreadEntriesProps = { unread: readonly UnreadEntry[] }

const mostNamed = 5

/** Names the entries of a list that could not be read; the others are shown beside it. Nothing when all were read. */
export function UnreadEntries({ unread }: UnreadEntriesProps) {
  if (unread.length === 0) return null
  const count = unread.length === 1 ? 'One entry' : `${unread.length} entries`
  const more = unread.length > mostNamed ? `; and ${unread.length - mostNamed} more` : ''
  return (
    <Notice tone="warning">
      {`${count} of the list could not be read: ${unread.slice(0, mostNamed).map(describeEntry).join('; ')}${more}.`}
    </Notice>
  )
}

function describeEntry({ position, name, reason }: UnreadEntry): string {
  return `${name === undefined ? '' : `“${name}”, `}number ${position} (${reason})`
}
